import Diagnostics
import Files

/// Why a baseline could not be read or written.
public enum BaselineError: Error, Hashable, Sendable {
    case file(FileFault)
    /// It is not JSON, or not a baseline of the version that is known; `key` is empty for the whole file.
    case malformed(path: String, key: String, reason: String)
}

extension BaselineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .file(let fault): "\(fault)"
        case .malformed(let path, let key, let reason):
            "The baseline \(PrintablePath(path)) is not understood\(key.isEmpty ? "" : " at \(key)"): \(reason) "
                + "Mend it, or write it anew with catwalk check --update."
        }
    }
}
