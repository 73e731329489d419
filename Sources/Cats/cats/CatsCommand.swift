import ArgumentParser
import CatService
import CatsArchitectures
import CatsModel
import Foundation
import Transport

/// The cat app in a terminal.
@main
struct CatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cats",
        abstract: "One cat app in several architectures: find a cat, try filters on it, save it.",
        discussion: """
            Type commands, one a line, or pipe them in: load, cancel, edit, filter 3, save, allow, deny, ok, close, \
            help, quit.

            EXAMPLES
              cats VIPER
              cats MVP --photos ~/Pictures/Cats
              cats MVVM --service https://cats.example/random
              printf 'load\\nedit\\nfilter sepia\\n' | cats MVC

            The bundled cats are served on 127.0.0.1:\(ports.lowerBound), or on the next port that is free. A person \
            gets a random cat, a pipe always the first one: in a pipe, equal commands give equal screens.

            EXIT STATUS
              0  all went well
              1  a command in a pipe could not be carried out, or the app not run
              2  the arguments make no sense
            """
    )

    @Argument(help: ArgumentHelp("The architecture to run.", valueName: Architecture.choice))
    var architecture: Architecture

    @Option(help: ArgumentHelp("The folder for saved photos; the app asks before it makes it.", valueName: "dir"))
    var photos = "Photos"

    @Option(
        help: ArgumentHelp(
            "A web service to ask for cats instead of the bundled ones; it answers {\"file\": \"<URL of a photo>\"}.",
            valueName: "url"
        ),
        transform: CatsCommand.service
    )
    var service: URL?

    @Option(help: ArgumentHelp("The bundled cat to serve, always the same one.", valueName: "file"))
    var cat: BundledCat?

    /// Ends with status 2 when the arguments make no sense.
    static func main() async {
        do {
            try await parse().run()
        } catch  where exitCode(for: error) == .validationFailure {
            FileHandle.standardError.write(Data("\(fullMessage(for: error))\n".utf8))
            exit(withError: ExitCode(2))
        } catch {
            exit(withError: error)
        }
    }

    func validate() throws {
        if photos.isEmpty { throw ValidationError("--photos needs the name of a folder, as in '--photos Photos'.") }
        if service != nil, cat != nil {
            throw ValidationError(
                "--cat chooses among the bundled cats, which --service replaces: give one of the two."
            )
        }
    }

    @MainActor
    func run() async throws {
        guard TransferWorker.isInstalled else { throw MissingProgram() }
        let bundled = service == nil ? try await startBundledService() : nil
        guard let url = service ?? bundled?.url else { return }
        let succeeded = await session(with: url).run(StandardInput.lines())
        await bundled?.stop()
        if !succeeded, !isInputTerminal { throw ExitCode.failure }
    }
}

extension CatsCommand {
    /// C, A, T and S on the keys of a telephone, and what follows: the first free one, so that runs one after the
    /// other show the same address.
    private static let ports: ClosedRange<UInt16> = 2287...2306

    private static func service(_ text: String) throws -> URL {
        guard
            let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else {
            throw ValidationError("'\(text)' is no web address: write one such as https://cats.example/random.")
        }
        return url
    }

    private var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    private func startBundledService() async throws -> CatService {
        bypassProxy()
        let pinned = cat ?? (isInputTerminal ? nil : BundledCat.allCases.first)
        let next: @Sendable () -> BundledCat = { pinned ?? .random() }
        for port in CatsCommand.ports {
            do {
                return try await CatService.start(port: port, next: next)
            } catch {
                guard case .portTaken = error else { throw error }
            }
        }
        return try await CatService.start(next: next)
    }

    /// A proxy named in the environment would be asked for the bundled cats too, and would look for them on its own
    /// machine.
    private func bypassProxy() {
        let exceptions = ProcessInfo.processInfo.environment["no_proxy"].map { "\($0)," } ?? ""
        setenv("no_proxy", "\(exceptions)127.0.0.1", 1)
    }

    @MainActor
    private func session(with url: URL) -> Session {
        let abilities = TerminalAbilities(
            isInputTerminal: isInputTerminal,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment
        )
        let question = PermissionQuestion()
        let folder = URL(filePath: photos, directoryHint: .isDirectory)
        return Session(
            architecture.makeApp,
            services: Services(
                provider: CatServiceClient(service: url),
                darkroom: SVGDarkroom(),
                library: FolderPhotoLibrary(folder: folder, prompt: question.ask)
            ),
            question: question,
            screen: ScreenText(abilities: abilities),
            transcript: Transcript(isInteractive: abilities.isInteractive, write: StandardOutput.write)
        )
    }
}

extension BundledCat: ExpressibleByArgument {}
