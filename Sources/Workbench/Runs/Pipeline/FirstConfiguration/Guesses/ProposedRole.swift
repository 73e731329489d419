import Subject

/// A role that the names of several types point to, as the configuration words it.
struct ProposedRole: Hashable, Sendable {
    let name: String
    /// What the guess calls it; the folder's name for a role that a folder gives.
    let guess: String
    /// Globs for the names of types, or of files.
    let patterns: [String]
    /// How many types it was guessed for; `nil` for a role that a folder gives.
    let types: Int?
    /// The names of the only architectures that have it; empty if it is for all.
    let limits: [String]
    /// The names of the architectures that have such types.
    let holders: [String]

    /// What the guess calls those that draw on a screen.
    static let drawing: Set = ["View", "ViewController"]

    /// What a view controller is in Apple's MVC.
    static let controller = "Controller"

    /// In the order in which they are tried: a controller first, then the one with the longest ending.
    ///
    /// A role may not bear the name of a module, so such a one has `Role` behind it.
    static func roles(
        of architectures: [Draft.Architecture],
        taken: Set<String>,
        scenes: [String]
    ) -> [ProposedRole] {
        let guesses = architectures.flatMap { architecture in
            architecture.sources.roles.map { guess in
                let isController = architecture.isMVC && guess.role == "ViewController"
                return (
                    role: isController ? controller : guess.role, suffix: guess.suffix, type: guess.type,
                    holder: architecture.name
                )
            }
        }
        let others = OtherNames(in: architectures.map(\.sources))
        let folders = folders(common: architectures.map(\.sources), except: scenes)
        let named = Dictionary(grouping: guesses, by: \.role)
            .sorted { order($0.key) < order($1.key) }
            .map { role, guesses in
                let holders = architectures.map(\.name).filter { name in guesses.contains { $0.holder == name } }
                let endings = Set(guesses.map(\.suffix)).filter(others.isFree)
                let names = Set(guesses.map { endings.contains($0.suffix) ? "*\($0.suffix)" : $0.type })
                return ProposedRole(
                    name: free(role, taken: taken),
                    guess: role,
                    // What lies in the folder that all have for it does the same.
                    patterns: names.sorted() + folders.filter { isCalled($0, like: role) }.map { "\($0)/*" },
                    types: guesses.count,
                    limits: role == controller && architectures.contains { !$0.isMVC } ? holders : [],
                    holders: holders
                )
            }
        let names = taken.union(named.map(\.name))
        return named
            + folders.filter { folder in !named.contains { isCalled(folder, like: $0.guess) } }.map { folder in
                ProposedRole(
                    name: free(folder, taken: names),
                    guess: folder,
                    patterns: ["\(folder)/*"],
                    types: nil,
                    limits: [],
                    holders: []
                )
            }
    }
}

/// The names of the types without a role, which no pattern for types with one may fit.
private struct OtherNames {
    private let names: [String]

    init(in modules: [FoundModule]) {
        names = modules.flatMap { $0.typeNames.subtracting($0.roleTypes) }
    }

    func isFree(_ suffix: String) -> Bool { !names.contains { $0.hasSuffix(suffix) } }
}

extension ProposedRole {
    private static func order(_ role: String) -> (Int, Int, String) { (role == controller ? 0 : 1, -role.count, role) }

    private static func free(_ name: String, taken: Set<String>) -> String {
        taken.contains(name) ? free(name + "Role", taken: taken) : name
    }

    /// `View` and `Views` are called like the role View.
    private static func isCalled(_ folder: String, like role: String) -> Bool {
        NameWords.singular(folder.lowercased()) == NameWords.singular(role.lowercased())
    }

    /// Folders that hold anything.
    private static let containers = Set(
        ["class", "feature", "module", "resource", "scene", "screen", "source"].map(NameWords.singular)
    )

    /// The outermost folders that all of several architectures have: what is in them does the same.
    ///
    /// One that holds all of an architecture tells nothing.
    private static func folders(common architectures: [FoundModule], except scenes: [String]) -> [String] {
        guard let first = architectures.first, architectures.count > 1 else { return [] }
        return architectures.dropFirst().reduce(first.outermostFolders) { $0.intersection($1.outermostFolders) }
            .subtracting(scenes)
            .filter { folder in
                NameFault(in: folder) == nil && !containers.contains(NameWords.singular(folder.lowercased()))
                    && !architectures.contains { $0.files.allSatisfy { $0.path.contains("/\(folder)/") } }
            }
            .sorted()
    }
}
