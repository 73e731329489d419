import Complexity
import Coupling
import Parsing
import Support

/// Tells the bodies that only carry state across: they branch nowhere, and ask nothing of a layer of the model.
///
/// A value of the model that is handed on is the state that is carried; a function of the model that is called, or a
/// value of it that is made, is work.
struct GlueLines: Sendable {
    /// Where the model is called, by file and ascending; `nil` if no layer is known as the model.
    private let modelCalls: [String: [SourcePosition]]?

    init(of measurement: ArchitectureMeasurement) {
        let model = measurement.subject.model
        let calls = measurement.graphs.declared.part(ofModule: measurement.module).outwardEdges
            .filter { model.contains($0.to) }
            .flatMap(\.evidence)
            .filter { $0.kind == .calls || $0.kind == .creates }
        let places = Dictionary(grouping: calls, by: \.file).mapValues { $0.map(\.position).sorted() }
        modelCalls = model.isEmpty ? nil : places
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
        let glue = bodies.filter { body in
            // The bodies stand in the order of their names' places, and a part's name stands inside the whole.
            let first = bodies.partitioningIndex { $0.position >= body.start }
            let inside = bodies[first..<bodies.partitioningIndex { $0.position >= body.end }]
            let parts = inside.filter { $0.start >= body.start && $0.end <= body.end }
            return !body.isNested && parts.allSatisfy { $0.cyclomatic.value == 1 }
                && calls.partitioningIndex { $0 >= body.start } == calls.partitioningIndex { $0 >= body.end }
        }
        return Set(glue.flatMap(\.lines)).intersection(file.lines.codeLines).count
    }
}
