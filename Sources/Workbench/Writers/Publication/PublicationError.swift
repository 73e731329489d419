import Files
import Support

/// Why the files of a report could not be read or written.
public enum PublicationError: Error, Hashable, Sendable {
    /// A file could not be written, and no other one was changed either.
    case notPublished(FileFault)
    case file(FileFault)
    case notUnicode(path: String, UnicodeFault)
    /// A report that was written before.
    case report(DocumentFault)
    /// The history beside a report.
    case history(DocumentFault)
}

extension PublicationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notPublished(let fault):
            "\(fault) No file of the report was changed."
        case .file(let fault): "\(fault)"
        case .notUnicode(let path, let fault):
            "\(PrintablePath(path)):\(fault.line):\(fault.column): \(fault.reason) No file of the report was changed."
        case .report(let fault):
            fault.text("is no whole report", remedy: "Write it anew with catwalk report.")
        case .history(let fault):
            fault.text("is no whole history", remedy: "Write it anew with catwalk history, or remove it.")
        }
    }
}
