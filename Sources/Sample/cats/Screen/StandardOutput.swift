import Foundation

/// Where the screens go.
enum StandardOutput {
    /// Writes `text` at once; when nobody takes it any more, the process ends, quietly.
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            exit(EXIT_FAILURE)
        }
    }
}
