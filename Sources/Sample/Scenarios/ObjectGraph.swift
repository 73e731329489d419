import ScreenKit

/// The class instances that make up an app, found from its root by reflection and held weakly.
@MainActor
struct ObjectGraph {
    private let parts: [Part]

    private struct Part {
        let type: String
        weak var object: AnyObject?
    }

    /// Walks from the host's root through stored properties, collections and optionals; the host and `world` are no
    /// part of the app, and neither are the insides of the standard library's own types.
    init(of host: HeadlessHost, in world: ScriptedWorld) {
        var walk = Walk(leavingOut: [host, world.provider, world.darkroom, world.library])
        if let root = host.rootViewController { walk.visit(root) }
        parts = walk.found.map { Part(type: "\(type(of: $0))", object: $0) }
    }

    /// Gives the types of the parts that are still alive after `release`.
    func survivors(after release: () -> Void) -> [String] {
        release()
        return parts.filter { $0.object != nil }.map(\.type).sorted()
    }
}

private struct Walk {
    private(set) var found: [AnyObject] = []
    private var seen: Set<ObjectIdentifier>

    init(leavingOut objects: [AnyObject]) {
        seen = Set(objects.map(ObjectIdentifier.init))
    }

    mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: visit(object: value as AnyObject)
        case .struct where Self.isOpaque(type(of: value)): break
        default: visitChildren(of: mirror)
        }
    }

    private mutating func visit(object: AnyObject) {
        guard !Self.isOpaque(type(of: object)), seen.insert(ObjectIdentifier(object)).inserted else { return }
        found.append(object)
        visitChildren(of: Mirror(reflecting: object))
    }

    private mutating func visitChildren(of mirror: Mirror) {
        for child in mirror.children { visit(child.value) }
        if let superclass = mirror.superclassMirror { visitChildren(of: superclass) }
    }

    /// Bytes, addresses, tasks and the like may share storage with the world, and lead to nothing of the app's.
    private static func isOpaque(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("Foundation") || name.hasPrefix("Observation.") || name.hasPrefix("Swift.")
    }
}
