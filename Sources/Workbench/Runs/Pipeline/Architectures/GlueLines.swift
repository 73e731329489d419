import Complexity
import Coupling
import Parsing
import Subject

/// Tells the bodies that only carry state across: they branch nowhere, and ask nothing of a layer of the model.
///
/// A value of the model that is handed on is the state that is carried; a function of the model that is called, or a
/// value of it that is made, is work.
struct GlueLines: Sendable {
    /// Where the model is called, by file and ascending; `nil` if no layer is known as the model.
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
        modelCalls = Dictionary(grouping: calls, by: \.file).mapValues { $0.map(\.position).sorted() }
    }

    /// The code lines of such bodies; `nil` if no layer is known as the model.
    func lines(of files: [SourceFile]) -> Int? {
        modelCalls.map { calls in files.reduce(0) { $0 + lines(of: $1, modelCalls: calls[$1.path, default: []]) } }
    }
}

extension GlueLines {
    /// A body that lies in another one counts with it.
    private func lines(of file: SourceFile, modelCalls calls: [SourcePosition]) -> Int {
        let bodies = file.bodies.bodies
        let places = bodies.map(\.position)
        let glue = bodies.filter { body in
            // The bodies stand in the order of their names' places, and a part's name stands inside the whole.
            let inside = bodies[places.firstPlace(from: body.start)..<places.firstPlace(from: body.end)]
            let parts = inside.filter { $0.start >= body.start && $0.end <= body.end }
            return !body.isNested && parts.allSatisfy { $0.cyclomatic.value == 1 }
                && calls.firstPlace(from: body.start) == calls.firstPlace(from: body.end)
        }
        return Set(glue.flatMap(\.lines)).intersection(file.lines.codeLines).count
    }
}

extension [SourcePosition] {
    /// Of ascending positions, the index of the first that is not before the given one.
    fileprivate func firstPlace(from position: SourcePosition) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
