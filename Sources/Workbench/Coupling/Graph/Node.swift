import Declarations
import Parsing

/// What a graph of types is made of: a nominal type with all that is nested in it, or what a file declares in no type.
public struct Node: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case type(TypeKind)
        /// The free functions, globals and top-level code of one file, with its extensions of other modules' types.
        case file
    }

    public let kind: Kind

    /// The type's name, or the file's with its extension.
    public let name: String

    public let module: String

    /// The path of the file that declares it, relative to the subject's root.
    public let file: String

    /// Where the type's name stands; the start of the file for a file.
    public let position: SourcePosition

    /// The part that the pattern gives it; none in a shared layer, or when no role's pattern fits.
    public let role: String?

    /// The scene that it belongs to; none for what belongs to no scene.
    public let scene: String?

    /// The name with its module's: `Model.Photo`.
    public var qualifiedName: String { "\(module).\(name)" }

    public var isProtocol: Bool { kind == .type(.protocol) }
}

extension Node: Comparable {
    public static func < (left: Node, right: Node) -> Bool {
        (left.module, left.name, left.file) < (right.module, right.name, right.file)
    }
}

extension Node {
    /// What tells nodes apart; the rest follows from it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(file)
    }
}
