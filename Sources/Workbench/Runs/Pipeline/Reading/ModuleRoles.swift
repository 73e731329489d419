import Declarations

/// The roles that the types of one module may have, told from their names and from what stands beside them.
///
/// Without those of nested types, which are parts of something with a role.
struct ModuleRoles {
    let guesses: [RoleGuess]

    /// What a type that holds state apart from the views is called, with the screen's name before it.
    private static let stateful = ["Reducer", "Action", "State", "Store"]

    /// If nothing in an MVC is called a view controller, as where nothing draws, its controllers are what stands for one.
    init(of files: [FileDeclarations], isMVC: Bool) {
        let types = files.types.filter(\.isOutermost)
        let parents = Dictionary(
            types.map { ($0.name, $0.inherited) } + files.extensions.map { ($0.extendedType, $0.inherited) },
            uniquingKeysWith: +
        )
        .mapValues { $0.map(\.lastNamePart) }
        let named = types.map(RoleGuess.init)
        let roles = Dictionary(zip(types, named).map { ($0.name, $1?.role) }) { first, _ in first }
        let stems = Self.stateful.reduce(into: [Substring: Int]()) { stems, word in
            for type in types where type.name.hasSuffix(word) {
                stems[type.name.dropLast(word.count), default: 0] += 1
            }
        }
        let hasPlainControllers = isMVC && !roles.values.contains("ViewController")
        // Those that keep a promise; not what is joined with it into another protocol.
        let keepers = types.reduce(into: [String: [String]]()) { keepers, type in
            if type.kind == .protocol { return }
            for parent in parents[type.name, default: []] { keepers[parent, default: []].append(type.name) }
        }
        guesses = zip(types, named).compactMap { type, guess in
            if let guess, guess.isOutput {
                let called = Set(keepers[type.name, default: []].compactMap { roles[$0] ?? nil })
                return called.count == 1
                    ? RoleGuess(type, role: called.first ?? guess.role, suffix: guess.suffix) : guess
            }
            if let guess { return guess }
            if type.name.hasSuffix("Controller"),
                hasPlainControllers && type.kind == .class || Self.isViewController(type.name, parents: parents)
            {
                return RoleGuess(type, role: "ViewController", suffix: "Controller")
            }
            // One such word may mean anything: what has two of them for one screen goes one way.
            return Self.stateful.first {
                type.name.hasSuffix($0) && stems[type.name.dropLast($0.count), default: 0] > 1
            }
            .map { RoleGuess(type, role: $0, suffix: $0) }
        }
    }

    /// Whether it inherits, directly or through others of the module, what is called a view controller.
    private static func isViewController(_ name: String, parents: [String: [String]]) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            let inherited = parents[next, default: []]
            if inherited.contains(where: isOfFramework) { return true }
            pending += inherited
        }
        return false
    }

    /// `UIViewController`, a library's `BoundViewController`, and what frameworks call otherwise.
    private static func isOfFramework(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || viewControllers.contains(name)
    }

    private static let viewControllers: Set = [
        "NSHostingController", "UIAlertController", "UIHostingController", "UIImagePickerController",
        "UINavigationController", "UISearchController", "UITabBarController", "WKInterfaceController",
    ]
}
