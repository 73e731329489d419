import Coupling
import Subject

/// Martin's figures of an architecture, and of the roles and scenes that it has types in.
public struct MartinTable: Hashable, Codable, Sendable {
    public let whole: GroupMartin
    /// In the order of the configuration.
    public let roles: [GroupMartin]
    /// In the order of the configuration.
    public let scenes: [GroupMartin]
}

extension MartinTable {
    init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let module = architecture.sources.name
        // What stands in no group of a part is outside all of them.
        func martin(_ names: [String], by group: (Node) -> String?) -> [GroupMartin] {
            let figures: [String?: MartinFigures] = graph.martinFigures { node in
                .some(node.module == module ? group(node) : nil)
            }
            return names.compactMap { name in figures[name].map { GroupMartin(name: name, $0) } }
        }
        let whole = graph.martinFigures { $0.module == module }[true]
        self.init(
            whole: GroupMartin(name: architecture.name, whole ?? .ofNothing),
            roles: martin(subject.roles.map(\.name), by: \.role),
            scenes: martin(subject.scenes, by: \.scene)
        )
    }
}

extension GroupMartin {
    fileprivate init(name: String, _ figures: MartinFigures) {
        self.init(
            name: name,
            nodes: figures.nodes,
            protocols: figures.protocols,
            afferent: figures.afferent,
            efferent: figures.efferent,
            instability: Figure(figures.instability),
            abstractness: Figure(figures.abstractness),
            distance: Figure(figures.distance)
        )
    }
}
