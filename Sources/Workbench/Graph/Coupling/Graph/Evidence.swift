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
        /// A function or a method is called or passed on; syntax alone sees calls of free functions only.
        case calls
        /// A variable or a property is read, even if it is written too; seen in the index only.
        case reads
        /// A variable or a property is written, and not read; seen in the index only.
        case writes
        /// A member replaces one of a class; seen in the index only.
        case overrides
        /// A member is what a protocol requires; seen in the index only.
        case witnesses
        /// A type or a case is named in any other way; for syntax alone a function, too.
        case uses
    }

    public let kind: Kind
    /// Relative to the subject's root.
    public let file: String
    public let position: SourcePosition
}

extension Evidence {
    /// Whether it is about keeping a protocol's promise, and not about using what keeps it.
    public var isConformance: Bool { kind == .conforms || kind == .witnesses }
}

extension Evidence: Comparable {
    public static func < (left: Evidence, right: Evidence) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.position != right.position { return left.position < right.position }
        return left.kind.rawValue < right.kind.rawValue
    }
}

extension [Evidence] {
    /// Sorted, each once; mostly they are already.
    var sortedOnce: [Evidence] {
        if zip(self, dropFirst()).allSatisfy(<) { return self }
        return sorted().reduce(into: []) { once, evidence in
            if once.last != evidence { once.append(evidence) }
        }
    }
}
