/// What each type alias leads to, found once for all who name it.
///
/// Aliases stand for aliases, in chains as long as a file, several times over, and in circles that no compiler takes.
/// So they are followed as the graph that they are, and not one by one: each is looked at after those it stands for.
struct AliasTargets {
    /// So many types one alias may stand for, so that a chain of aliases costs no more than its length; no person has been
    /// seen to write as many.
    static let maximum = 100

    /// The aliases that stand for more types than the maximum, which lead nowhere.
    private(set) var overfull: [ModuleSymbols.Alias] = []
    /// In the order of the modules, then of the aliases' numbers.
    private var targets: [[ResolvedName]]
    /// The place of each module's first alias among all.
    private let starts: [String: Int]

    /// `names` tells what names mean where an alias is declared.
    init(of modules: [ModuleSymbols], names: (ModuleSymbols.Alias) -> TopLevelNames) {
        let aliases = modules.flatMap(\.allAliases)
        var starts: [String: Int] = [:]
        for (place, alias) in aliases.enumerated() where alias.number == 0 { starts[alias.module] = place }
        self.starts = starts
        targets = Array(repeating: [], count: aliases.count)

        let steps = aliases.map { Step(from: $0, names: names($0), starts: starts) }
        let graph = Adjacency(successors: steps.map { $0.aliases.map(\.place) })
        // A component comes after those that can be reached from it.
        for component in StronglyConnectedComponents(of: graph).components {
            let found = targets(of: component, over: steps)
            if found.count > Self.maximum {
                overfull += component.map { aliases[$0] }
            } else {
                for place in component { targets[place] = found }
            }
        }
    }

    /// Each once; empty for an alias of what no module declares, and for one of too many.
    func targets(of alias: ModuleSymbols.Alias) -> [ResolvedName] {
        starts[alias.module].map { targets[$0 + alias.number] } ?? []
    }
}

extension AliasTargets {
    /// What the right side of one alias names.
    private struct Step {
        var nodes: [ResolvedName] = []
        var aliases: [(place: Int, rest: ArraySlice<String>)] = []

        init(from alias: ModuleSymbols.Alias, names: TopLevelNames, starts: [String: Int]) {
            for target in Set(alias.targets).sorted() {
                let path = target.split(separator: ".").map(String.init)
                switch names.meaning(of: path[...], isValue: false) {
                case .nodes(let found): nodes += found
                case .alias(let next, let rest): aliases.append((starts[next.module, default: 0] + next.number, rest))
                case nil: break
                }
            }
        }
    }

    /// Aliases that all stand for each other lead to the same.
    private func targets(of component: [Int], over steps: [Step]) -> [ResolvedName] {
        if component.count == 1, let place = component.first, steps[place].nodes.isEmpty,
            steps[place].aliases.count == 1, let next = steps[place].aliases.first, next.rest.isEmpty
        {
            return targets[next.place]
        }
        let members = Set(component)
        var known: Set<ResolvedName> = []
        var found: [ResolvedName] = []
        for place in component {
            let beyond = steps[place].aliases.filter { !members.contains($0.place) }
            let inherited = beyond.flatMap { next in targets[next.place].map { $0.followed(by: next.rest) } }
            found += (steps[place].nodes + inherited).filter { known.insert($0).inserted }
        }
        return found
    }
}
