import Diagnostics

/// Why a baseline could not be read or written.
public enum BaselineError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)
    /// It is not JSON, or not a baseline of the version that is known; `key` is empty for the whole file.
    case malformed(path: String, key: String, reason: String)
    case notWritten(path: String, reason: String)
}

extension BaselineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The baseline \(PrintablePath(path)) could not be read: \(reason). Make it readable, or remove it."
        case .malformed(let path, let key, let reason):
            "The baseline \(PrintablePath(path)) is not understood\(key.isEmpty ? "" : " at \(key)"): \(reason) "
                + "Mend it, or write it anew with catwalk check --update."
        case .notWritten(let path, let reason):
            "The baseline \(PrintablePath(path)) could not be written: \(reason). Make its folder writable, and see that there is room."
        }
    }
}
