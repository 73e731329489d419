import Coupling
import Report
import Subject

extension DependencyGraph {
    /// How much of an architecture can be used where there is no screen: the code lines of those of its types from which
    /// no layer that draws on one can be reached; `nil` if no such layer is known.
    ///
    /// What is used elsewhere has to compile there, so it is asked of the declared graph, and not of the resolved one.
    func uiFreeLines(of types: [TypeFigures], of architecture: Architecture, in subject: Subject) -> Int? {
        if subject.userInterface.isEmpty { return nil }
        let bound = nodes(reaching: nodes.filter { subject.userInterface.contains($0.module) })
        let free = nodes.filter { $0.module == architecture.sources.name && !bound.contains($0) }
        // Two files may each have a type of one name.
        let filesByName = Dictionary(grouping: free, by: \.name).mapValues { Set($0.map(\.file)) }
        return types.filter { filesByName[$0.name, default: []].contains($0.file) }.reduce(0) { $0 + $1.lines.code }
    }
}
