import Diagnostics

/// Why a baseline could not be read or written.
public enum BaselineError: Error, Hashable, Sendable {
    case unusable(path: String, DocumentFault)
    case notWritten(path: String, reason: String)
}

extension BaselineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unusable(let path, let fault):
            "The baseline \(PrintablePath(path)) "
                + fault.sentence("is not understood", remedy: "Mend it, or write it anew with catwalk check --update.")
        case .notWritten(let path, let reason):
            "The baseline \(PrintablePath(path)) could not be written: \(reason). Make its folder writable, and see that there is room."
        }
    }
}
