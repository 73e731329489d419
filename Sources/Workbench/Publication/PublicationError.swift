import Diagnostics

/// Why the files of a report could not be read or written.
public enum PublicationError: Error, Hashable, Sendable {
    case notWritten(path: String, reason: String)
    case unreadable(path: String, reason: String)
}

extension PublicationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notWritten(let path, let reason):
            "\(PrintablePath(path)) could not be written: \(reason.withoutFullStop). No file of the report was "
                + "changed. Make its folder writable, or name another one with --output."
        case .unreadable(let path, let reason):
            "\(PrintablePath(path)) could not be read: \(reason.withoutFullStop). Make it readable, or remove it."
        }
    }
}

extension String {
    /// The system's reasons come as sentences; here they stand inside one.
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
