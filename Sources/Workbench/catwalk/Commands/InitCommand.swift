import ArgumentParser
import Foundation
import Pipeline
import Support

/// `catwalk init`: a first configuration from what is found.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a first .catwalk.yml from what is found in a folder.",
        discussion: """
            Guesses from manifests, imports, folders and names what the architectures, the shared layers, the tests, \
            the scenes and the roles are, and says what to check. An existing file is left as it is.

              catwalk init            this folder
              catwalk init ../App     another one

            The exit code is 0 if the file was written from all of the code, and 2 otherwise.
            """
    )

    @Argument(help: "The folder of a package or an app.", completion: .directory)
    var path = "."

    func validate() throws {
        try SubjectFolder.expectPath(path)
    }

    func run() async throws {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let terminal = Terminal(isQuiet: false)
        let firstConfiguration = FirstConfiguration(
            of: path,
            in: folder,
            environment: ProcessInfo.processInfo.environment
        )
        let draft = try await draft(by: firstConfiguration, telling: terminal)
        let file = try firstConfiguration.write(draft)
        terminal.print("Wrote \(file).\n\n\(draft.notes)\nNext: \(draft.nextCommand(for: path))\n")
        if firstConfiguration.isPackage, let offer = Self.offer(of: Catwalk.publisher) { terminal.print(offer) }
        try terminal.complain(of: draft.problems)
    }

    /// How a package gets the plugin; nil if nobody has said who publishes it.
    static func offer(of publisher: String) -> PrintableText? {
        if publisher == "OWNER" { return nil }
        return """

            So that all who work on this app have the same catwalk, run in its folder:
              swift package add-dependency https://github.com/\(publisher)/catwalk --branch plugin
              swift package catwalk measure

            """
    }

    private func draft(by firstConfiguration: FirstConfiguration, telling terminal: Terminal) async throws -> Draft {
        terminal.showBriefly(Step.reading)
        defer { terminal.clearProgress() }
        return try await firstConfiguration.draft()
    }
}
