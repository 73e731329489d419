/// Why a source file could not be parsed.
public enum ParsingError: Error, Hashable, Sendable {
    /// The file is not there, or may not be read; `reason` is the system's.
    case unreadable(path: String, root: String, reason: String)
}

extension ParsingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let root, let reason):
            "The source file \(path) in \(root) could not be read: \(reason) "
                + "Check that it is there and that you may read it."
        }
    }
}
