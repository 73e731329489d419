import Coupling
import Report
import Subject

/// Tells how much of an architecture can be used where there is no screen.
///
/// What is used elsewhere has to compile there, so the declared graph is asked, and not the resolved one.
struct UIFreeLines: Sendable {
    /// Code lines of the types from which no layer that draws on a screen can be reached; `nil` if none is known.
    let count: Int?

    init(of types: [TypeFigures], of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        guard !subject.userInterface.isEmpty else {
            count = nil
            return
        }
        let bound = graph.nodes(reaching: graph.nodes.filter { subject.userInterface.contains($0.module) })
        let free = graph.nodes.filter { $0.module == architecture.sources.name && !bound.contains($0) }
        let names = Set(free.map { DeclaredName(name: $0.name, file: $0.file) })
        count = types.filter { names.contains(DeclaredName(name: $0.name, file: $0.file)) }
            .reduce(0) { $0 + $1.lines.code }
    }

    /// Two files may each have a type of one name.
    private struct DeclaredName: Hashable {
        let name: String
        let file: String
    }
}
