import Foundation

/// Why a baseline could not be read or written.
public enum BaselineError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)
    /// It is no JSON, or not a baseline of this version.
    case notUnderstood(path: String, reason: String)
    case notWritten(path: String, reason: String)
}

extension BaselineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The baseline \(path) could not be read: \(reason) Make it readable, or remove it."
        case .notUnderstood(let path, let reason):
            "The baseline \(path) is not understood: \(reason). Mend it, or write it anew with catwalk check --update."
        case .notWritten(let path, let reason):
            "The baseline \(path) could not be written: \(reason) Make its folder writable."
        }
    }
}
