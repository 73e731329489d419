import Parsing

/// What a node says, kept once for all that refer to it.
final class NodeContent: Sendable {
    let kind: Node.Kind
    let name: String
    let module: String
    let file: String
    let position: SourcePosition
    let role: String?
    let scene: String?

    /// A hash of what tells nodes apart, made once.
    let identity: Int

    init(
        kind: Node.Kind,
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

    func equals(_ other: NodeContent) -> Bool {
        identity == other.identity && kind == other.kind && position == other.position
            && (name, module, file) == (other.name, other.module, other.file)
            && (role, scene) == (other.role, other.scene)
    }
}
