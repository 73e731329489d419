import Coupling

/// The edges of a region's declared graph, counted by the file in which they start.
struct RegionEdges {
    private let counts: [String: Int]

    init(modules: [SourceModule]) {
        let graph = DependencyGraph(of: modules)
        counts = graph.edges.reduce(into: [:]) { $0[$1.from.file, default: 0] += 1 }
    }

    /// Paths as they are in the survey.
    func count(from files: [String]) -> Int { files.reduce(0) { $0 + counts[$1, default: 0] } }
}
