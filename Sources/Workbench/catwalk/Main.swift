import ArgumentParser
import Foundation
import Support

/// Runs the command, and turns how it ends into an exit code.
@main
enum Main {
    static func main() async {
        occupyClosedStreams()
        // A file that may not grow any more is an error that can be told, not the end.
        signal(SIGXFSZ) { _ in }
        // Nor is it the end if standard output is closed: what is being measured is still written.
        // Tools don't inherit this.
        signal(SIGPIPE) { _ in }
        do {
            try StartCheck.expectArguments()
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

    /// Opens those of standard input, output and error that are closed, so that no file which is opened later takes
    /// their place and gets what is printed.
    ///
    /// Each is opened the wrong way round: to use it stays the error that it was, and can be told.
    private static func occupyClosedStreams() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest that is free, and so this one: those below it are open by now.
            _ = open("/dev/null", mode)
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
