import Complexity
import Coupling
import Parsing
import Subject

/// Tells the bodies that only carry state across: they branch nowhere, and ask nothing of a layer of the model.
///
/// A value of the model that is handed on is the state that is carried; a function of the model that is called, or a
/// value of it that is made, is work.
struct GlueLines: Sendable {
    /// Where the model is called, by file; none where no layer is known as the model.
    private let modelCalls: [String: [SourcePosition]]?

    init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        guard !subject.model.isEmpty else {
            modelCalls = nil
            return
        }
        let calls = graph.part(ofModule: architecture.sources.name).outwardEdges
            .filter { subject.model.contains($0.to.module) }
            .flatMap(\.evidence)
            .filter { $0.kind == .calls || $0.kind == .creates }
        modelCalls = Dictionary(grouping: calls, by: \.file).mapValues { $0.map(\.position) }
    }

    /// The code lines of such bodies; none where no layer is known as the model.
    func lines(of files: [SourceFile]) -> Int? {
        modelCalls.map { calls in files.reduce(0) { $0 + lines(of: $1, modelCalls: calls[$1.path, default: []]) } }
    }
}

extension GlueLines {
    /// A body that lies in another one counts with it.
    private func lines(of file: SourceFile, modelCalls calls: [SourcePosition]) -> Int {
        let bodies = file.bodies.bodies
        let glue = bodies.filter { body in
            let parts = bodies.filter { $0.start >= body.start && $0.end <= body.end }
            return !body.isNested && parts.allSatisfy { $0.cyclomatic.value == 1 }
                && !calls.contains { body.start <= $0 && $0 < body.end }
        }
        return Set(glue.flatMap(\.lines)).intersection(file.lines.codeLines).count
    }
}
