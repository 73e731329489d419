import Foundation

/// Standard input, output and error, as the process was given them.
enum StandardStreams {
    /// Opens those that are closed, so that no file which is opened later takes their place and gets what is printed.
    ///
    /// Each is opened the wrong way round: to use it stays the error that it was, and can be told.
    static func occupyClosed() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest that is free, and so this one: those below it are open by now.
            _ = open("/dev/null", mode)
        }
    }
}
