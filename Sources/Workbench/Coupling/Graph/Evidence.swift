import Parsing

/// One place in the source where a node refers to another.
public struct Evidence: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// A protocol is named in an inheritance clause, a protocol's own included.
        case conforms
        /// A class is named in an inheritance clause.
        case inherits
        /// An initialiser is called or passed on: `Photo(…)`, `Photo.init`.
        case creates
        /// A free function is called.
        case calls
        /// A type, a free function or a global is named in any other way.
        case uses
    }

    public let kind: Kind

    /// Relative to the subject's root.
    public let file: String

    public let position: SourcePosition
}

extension Evidence: Comparable {
    public static func < (left: Evidence, right: Evidence) -> Bool {
        (left.file, left.position, left.kind.rawValue) < (right.file, right.position, right.kind.rawValue)
    }
}
