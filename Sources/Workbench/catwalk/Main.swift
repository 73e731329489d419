import ArgumentParser
import Foundation
import Support

/// Runs the command, and turns how it ends into an exit code.
@main
enum Main {
    static func main() async {
        StandardStreams.occupyClosed()
        // A file that may not grow any more is an error that can be told, not the end.
        signal(SIGXFSZ) { _ in }
        // Nor is it the end when nobody reads any more: what is being measured is still written. Tools don't inherit this.
        signal(SIGPIPE) { _ in }
        do {
            var command = try Catwalk.parseAsRoot()
            try StartCheck.run()
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
        let ending = ExitStatus(of: error)
        let terminal = Terminal(isQuiet: false)
        switch ending {
        case .help(let text): terminal.tell("\(lines: text)")
        case .failure(let text, _): terminal.complain("\(lines: text)")
        case .quiet: break
        }
        Foundation.exit(ending.code)
    }
}
