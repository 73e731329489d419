import Diagnostics

/// Why the files of a report could not be read or written.
public enum PublicationError: Error, Hashable, Sendable {
    case notWritten(path: String, reason: String)
    case unreadable(path: String, reason: String)
    /// A report that was written before.
    case report(path: String, DocumentFault)
    /// The history beside a report.
    case history(path: String, DocumentFault)
}

extension PublicationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notWritten(let path, let reason):
            "\(PrintablePath(path)) could not be written: \(reason). No file of the report was "
                + "changed. See that its folder has room and may be written to, or name another one with --output."
        case .unreadable(let path, let reason):
            "\(PrintablePath(path)) could not be read: \(reason). Make it readable, or remove it."
        case .report(let path, let fault):
            "\(PrintablePath(path)) "
                + fault.sentence("is no whole report", remedy: "Write it anew with catwalk report.")
        case .history(let path, let fault):
            "\(PrintablePath(path)) "
                + fault.sentence("is no whole history", remedy: "Write it anew with catwalk history, or remove it.")
        }
    }
}
