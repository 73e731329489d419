import Subject

/// Modules in the same project's folder that stand for the same: one of them is in the group of alike modules.
///
/// Modules whose own names tell them apart as patterns are no rivals.
struct ProjectRivals {
    private struct Side: Hashable {
        let project: String
        let patterns: Set<String>

        /// `nil` for a module of no project.
        init?(of module: FoundModule) {
            guard let project = module.project else { return nil }
            self.project = project
            patterns = PatternNames.all(in: module.title)
        }
    }

    /// What a module has in common with the one of another project that it is most like.
    private typealias Likeness = (roles: Int, types: Int)

    /// By the module's folder, one for each other project.
    private var likenesses: [String: [Likeness]] = [:]
    private var bests: [Side: FoundModule] = [:]

    init(in group: [FoundModule]) {
        let sides = Dictionary(grouping: group.filter { $0.project != nil }) { Side(of: $0) }
        for case (let side?, let modules) in sides where modules.count > 1 {
            let others = Dictionary(grouping: group.filter { $0.project != side.project }, by: \.project).values.map {
                $0.map { (roles: $0.rolesOfItsOwn, types: $0.typeNames) }
            }
            for module in modules {
                let (roles, types) = (module.rolesOfItsOwn, module.typeNames)
                likenesses[module.folder] = others.map { other in
                    other.map { ($0.roles.intersection(roles).count, $0.types.intersection(types).count) }
                        .max { $0 < $1 } ?? (0, 0)
                }
            }
            // Each of three may be better than the next, so that one that loses to no other need not be there.
            let wins = modules.map { module in modules.count { isBetter(module, than: $0) } }
            let best = zip(wins, modules).max { ($0.0, $1.1.folder) < ($1.0, $0.1.folder) }
            bests[side] = best?.1
        }
    }

    /// The rival that more of the other projects are like: by roles in common, then by types.
    ///
    /// Of rivals that as many are like, the one that has more in common with all. `nil` if none is better.
    func better(than module: FoundModule) -> FoundModule? {
        guard module.host == nil, let best = Side(of: module).flatMap({ bests[$0] }) else { return nil }
        return best.folder != module.folder && isBetter(best, than: module) ? best : nil
    }

    private func isBetter(_ rival: FoundModule, than module: FoundModule) -> Bool {
        let pairs = Array(zip(likenesses[rival.folder, default: []], likenesses[module.folder, default: []]))
        let won = pairs.count { $0 > $1 }
        let lost = pairs.count { $0 < $1 }
        if won != lost { return won > lost }
        func sum(_ all: [Likeness]) -> Likeness { all.reduce((0, 0)) { ($0.roles + $1.roles, $0.types + $1.types) } }
        return sum(pairs.map(\.0)) > sum(pairs.map(\.1))
    }
}
