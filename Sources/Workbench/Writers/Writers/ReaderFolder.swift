import Support

/// A subject's folder as a reader on the command line names it, from where he is.
public struct ReaderFolder: Hashable, Sendable {
    private let prefix: String

    /// `.` is the folder that the reader is in.
    public init(_ path: String) {
        prefix = path == "." ? "" : path + (path.hasSuffix("/") ? "" : "/")
    }

    /// How the reader opens a file of the subject, given its path in the subject; on one line, whatever its name is.
    public func path(of file: String) -> String { "\(PrintablePath(self.file(file)))" }

    /// The path by which the reader opens a file of the subject, as it is.
    func file(_ path: String) -> String { prefix + path }
}
