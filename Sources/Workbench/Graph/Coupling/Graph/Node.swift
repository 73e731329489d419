import Declarations
import Parsing

/// What a graph of types is made of: a nominal type with all that is nested in it, or what a file declares in no type.
///
/// It refers to what it says, so that the many references to one node are cheap to keep and to compare.
public struct Node: Sendable {
    public enum Kind: Hashable, Sendable {
        case type(TypeKind)
        /// The free functions, globals and top-level code of one file, with its extensions of other modules' types.
        case file
    }

    private let content: NodeContent

    public var kind: Kind { content.kind }

    /// The type's name, or the file's with its extension.
    public var name: String { content.name }

    public var module: String { content.module }

    /// The path of the file that declares it, relative to the subject's root.
    public var file: String { content.file }

    /// Where the type's name stands; the start of the file for a file.
    public var position: SourcePosition { content.position }

    /// The part that the pattern gives it; `nil` in a shared layer, or when no role's pattern fits.
    public var role: String? { content.role }

    /// The scene that it belongs to; `nil` for what belongs to no scene.
    public var scene: String? { content.scene }

    /// The name with its module's: `Model.Photo`.
    public var qualifiedName: String { "\(module).\(name)" }

    public var isProtocol: Bool { kind == .type(.protocol) }
}

extension Node {
    init(
        kind: Kind,
        name: String,
        module: String,
        file: String,
        position: SourcePosition,
        role: String?,
        scene: String?
    ) {
        content = NodeContent(
            kind: kind,
            name: name,
            module: module,
            file: file,
            position: position,
            role: role,
            scene: scene
        )
    }
}

extension Node: Comparable {
    public static func < (left: Node, right: Node) -> Bool {
        (left.module, left.name, left.file) < (right.module, right.name, right.file)
    }
}

extension Node: Hashable {
    public static func == (left: Node, right: Node) -> Bool {
        left.content === right.content || left.content.equals(right.content)
    }

    /// What tells nodes apart; the rest follows from it.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.identity) }
}
