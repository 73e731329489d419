import Diagnostics
import Report

/// Why the files of a report could not be read or written.
public enum PublicationError: Error, Hashable, Sendable {
    case notWritten(path: String, reason: String)
    case unreadable(path: String, reason: String)
    /// It is not JSON, or no report; `key` is empty for the whole file.
    case malformed(path: String, key: String, reason: String)
    /// The history beside a report is not JSON, or no history of the version that is known.
    case malformedHistory(path: String, key: String, reason: String)
    case otherVersion(path: String, version: Int)
}

extension PublicationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notWritten(let path, let reason):
            "\(PrintablePath(path)) could not be written: \(reason). No file of the report was "
                + "changed. See that its folder has room and may be written to, or name another one with --output."
        case .unreadable(let path, let reason):
            "\(PrintablePath(path)) could not be read: \(reason). Make it readable, or remove it."
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
