import Declarations
import Parsing

/// What a graph of types is made of: a nominal type with all that is nested in it, or what a file declares in no type.
///
/// A class, so that the many references to one node are cheap to keep and to compare.
public final class Node: Sendable {
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
    /// The part that the pattern gives it; `nil` in a shared layer, or when no role's pattern fits.
    public let role: String?
    /// The scene that it belongs to; `nil` for what belongs to no scene.
    public let scene: String?
    /// A hash of what tells nodes apart, made once; the rest follows from it.
    private let identity: Int

    init(
        kind: Kind,
        name: String,
        module: String,
        file: String,
        position: SourcePosition,
        role: String?,
        scene: String?
    ) {
        self.kind = kind
        self.name = name
        self.module = module
        self.file = file
        self.position = position
        self.role = role
        self.scene = scene
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(file)
        identity = hasher.finalize()
    }

    /// The name with its module's: `Model.Photo`.
    public var qualifiedName: String { "\(module).\(name)" }

    public var isProtocol: Bool { kind == .type(.protocol) }

    /// Whether it is a class, a struct, an enum or an actor.
    var isConcrete: Bool { kind != .file && !isProtocol }
}

extension Node: Comparable {
    public static func < (left: Node, right: Node) -> Bool {
        (left.module, left.name, left.file) < (right.module, right.name, right.file)
    }
}

extension Node: Hashable {
    public static func == (left: Node, right: Node) -> Bool {
        left === right
            || left.identity == right.identity && left.kind == right.kind && left.position == right.position
                && (left.name, left.module, left.file) == (right.name, right.module, right.file)
                && (left.role, left.scene) == (right.role, right.scene)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
