import ArgumentParser
import Foundation
import Writers

/// Runs the command, and turns how it ends into an exit code.
@main
enum Main {
    static func main() async {
        // A file that may not grow any more is an error that can be told, not the end.
        signal(SIGXFSZ) { _ in }
        do {
            var command = try Catwalk.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            exit(after: error)
        }
    }

    private static func exit(after error: any Error) -> Never {
        let ending = Ending(of: error)
        switch ending {
        case .help(let text): print(text)
        case .failure(let text, _):
            try? FileHandle.standardError.write(contentsOf: Data((TerminalText.plain(text) + "\n").utf8))
        case .quiet: break
        }
        Foundation.exit(ending.code)
    }
}
