import ScreenKit

/// The class instances that make up an app, found from its root by reflection and held weakly.
@MainActor
struct ObjectGraph {
    private let strangers: Set<ObjectIdentifier>
    private var parts: [Part] = []

    private struct Part {
        let type: String
        weak var object: AnyObject?
    }

    /// The `strangers`, such as the world's services, are no part of an app even where it holds them.
    init(leavingOut strangers: [AnyObject]) {
        self.strangers = Set(strangers.map(ObjectIdentifier.init))
    }

    /// The types of the parts that are still alive, in alphabetical order.
    var survivors: [String] {
        parts.filter { $0.object != nil }.map(\.type).sorted()
    }

    /// Adds what can be reached from `root` through stored properties, collections and optionals.
    ///
    /// The insides of the standard library's own types are left out.
    mutating func collect(from root: ViewController?) {
        var walk = Walk(leavingOut: strangers)
        if let root { walk.visit(root) }
        let known = Set(parts.compactMap(\.object).map(ObjectIdentifier.init))
        parts += walk.found
            .filter { !known.contains(ObjectIdentifier($0)) }
            .map { Part(type: "\(type(of: $0))", object: $0) }
    }
}

private struct Walk {
    private(set) var found: [AnyObject] = []
    private var seen: Set<ObjectIdentifier>

    init(leavingOut strangers: Set<ObjectIdentifier>) {
        seen = strangers
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
