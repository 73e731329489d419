import Foundation

/// Where the screens go.
enum StandardOutput {
    /// Writes text at once.
    ///
    /// When that is not possible any more the process ends: quietly if nobody reads, else with the reason.
    static func write(_ text: String) {
        var rest = Data(text.utf8)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                end(because: errno)
            }
        }
    }

    private static func end(because code: Int32) -> Never {
        if code != EPIPE {
            let complaint = "Error: The screens cannot be written: \(String(cString: strerror(code))).\n"
            FileHandle.standardError.write(Data(complaint.utf8))
        }
        exit(EXIT_FAILURE)
    }
}
