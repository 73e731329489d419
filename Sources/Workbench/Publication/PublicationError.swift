import Diagnostics
import Files
import Report

/// Why the files of a report could not be read or written.
public enum PublicationError: Error, Hashable, Sendable {
    /// A file could not be written, and no other one was changed either.
    case notPublished(FileFault)
    case file(FileFault)
    case notUnicode(path: String, UnicodeFault)
    /// It is not JSON, or no report; `key` is empty for the whole file.
    case malformed(path: String, key: String, reason: String)
    /// The history beside a report is not JSON, or no history of the version that is known.
    case malformedHistory(path: String, key: String, reason: String)
    case otherVersion(path: String, version: Int)
}

extension PublicationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notPublished(let fault):
            "\(fault) No file of the report was changed."
        case .file(let fault): "\(fault)"
        case .notUnicode(let path, let fault):
            "\(PrintablePath(path)):\(fault.line):\(fault.column): \(fault.reason) No file of the report was changed."
        case .malformed(let path, let key, let reason):
            "\(PrintablePath(path)) is no whole report\(key.isEmpty ? "" : ", at \(key)"): \(reason) "
                + "Write it anew with catwalk report."
        case .malformedHistory(let path, let key, let reason):
            "\(PrintablePath(path)) is no whole history\(key.isEmpty ? "" : ", at \(key)"): \(reason) "
                + "Write it anew with catwalk history, or remove it."
        case .otherVersion(let path, let version):
            "\(PrintablePath(path)) has schema version \(version), and this catwalk reads reports of version "
                + "\(Report.currentSchemaVersion). Write it anew with catwalk report."
        }
    }
}
