import Subject

/// What the types of an architecture are about, told from their names: variants of one app have some in common.
public struct AppNames: Hashable, Sendable {
    /// Of its screens' parts, without the words for the part and for a pattern: `login` of `LoginViewModel`.
    let screens: Set<String>
    /// Of all other types, and of those.
    let all: Set<String>

    /// What a type is to a screen.
    private static let parts: Set = [
        "action", "controller", "coordinator", "interactor", "presenter", "reactor", "reducer", "router", "routing",
        "screen", "state", "store", "vc", "view", "vm", "wireframe",
    ]

    /// What names have beside that.
    private static let additions: Set = [
        "default", "delegate", "impl", "implementation", "input", "interface", "module", "output", "protocol", "scene",
    ]

    /// What any app may have, and what frameworks call theirs.
    private static let usual: Set = [
        "app", "base", "collection", "content", "image", "loading", "main", "navigation", "network", "root", "split",
        "tab bar", "table", "web",
    ]

    /// The names are those of outermost types, and of scenes.
    public init(types: some Sequence<String>, scenes: some Sequence<String>) {
        var screens = Set(scenes.compactMap { Self.title($0) })
        var others: Set<String> = []
        for type in types {
            guard let title = Self.title(type) else { continue }
            let isPart = !Self.parts.isDisjoint(with: NameWords.inOrder(in: type))
            if isPart { screens.insert(title) } else { others.insert(title) }
        }
        self.screens = screens
        all = screens.union(others)
    }

    /// Whether a screen of one has a name that the other has too, or a quarter of the names of the one that has fewer.
    public func areOfOneApp(as other: AppNames) -> Bool {
        let common = all.intersection(other.all).count
        return !screens.isDisjoint(with: other.all) || !other.screens.isDisjoint(with: all)
            || common > 0 && common * 4 >= min(all.count, other.all.count)
    }

    /// The places of those that have screens, and next to nothing in common with any other.
    public static func apart(_ names: [AppNames]) -> [Int] {
        if names.count < 2 { return [] }
        return names.indices.filter { place in
            !names[place].screens.isEmpty
                && !names.indices.contains { $0 != place && names[$0].areOfOneApp(as: names[place]) }
        }
    }

    /// `nil` if nothing is left that is one app's alone.
    private static func title(_ name: String) -> String? {
        let words = NameWords.inOrder(in: name).filter { word in
            !parts.contains(word) && !additions.contains(word) && PatternNames.all(in: word).isEmpty
        }
        // A view's model is a part of its screen, and a model is not.
        let rest = words.last == "model" && NameWords.inOrder(in: name).contains("view") ? words.dropLast() : words[...]
        let title = rest.map(NameWords.singular).joined(separator: " ")
        return title.isEmpty || usual.contains(title) ? nil : title
    }
}

extension Report {
    /// The names of the architectures that may be of another app, as no screen of theirs is called like another's.
    ///
    /// Nobody doubts those that passed the same scenarios.
    public var architecturesApart: [String] {
        if measured.count < 2 || scenarioLikeness == .sharedList || scenarioLikeness == .sameTests { return [] }
        let names = measured.map { figures in
            AppNames(
                types: figures.types.map(\.name).filter { !$0.contains(".") },
                scenes: figures.scenes.compactMap(\.name)
            )
        }
        return AppNames.apart(names).map { measured[$0].name }
    }
}
