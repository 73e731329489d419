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

    /// What the guess calls those that draw on a screen.
    static let drawing: Set = ["View", "ViewController"]

    var draws: Bool { Self.drawing.contains(guess) && types != nil }

    /// The order in which the roles are tried: the one with the longest ending first.
    ///
    /// A role may not bear the name of a module, so such a one has `Role` behind it.
    static func roles(of architectures: [FoundModule], taken: Set<String>, scenes: [String]) -> [ProposedRole] {
        let guesses = Dictionary(grouping: architectures.flatMap(\.roles), by: \.role)
        let named = guesses.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }.map { role, guesses in
            ProposedRole(
                name: free(role, taken: taken),
                guess: role,
                patterns: Set(guesses.map { "*\($0.suffix)" }).sorted(),
                types: guesses.count
            )
        }
        let names = taken.union(named.map(\.name))
        return named
            + folders(common: architectures, except: scenes).map { folder in
                ProposedRole(name: free(folder, taken: names), guess: folder, patterns: ["\(folder)/*"], types: nil)
            }
    }
}

extension ProposedRole {
    private static func free(_ name: String, taken: Set<String>) -> String {
        taken.contains(name) ? free(name + "Role", taken: taken) : name
    }

    /// The outermost folders that all of several architectures have: what is in them does the same.
    private static func folders(common architectures: [FoundModule], except scenes: [String]) -> [String] {
        guard let first = architectures.first, architectures.count > 1 else { return [] }
        return architectures.dropFirst().reduce(first.outermostFolders) { $0.intersection($1.outermostFolders) }
            .subtracting(scenes)
            .filter { NameFault(in: $0) == nil }
            .sorted()
    }
}
