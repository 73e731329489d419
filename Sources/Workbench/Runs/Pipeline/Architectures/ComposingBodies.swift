import Complexity
import Coupling
import Report

/// The bodies of an architecture that make an object of one of its classes or actors: who puts its scenes together.
struct ComposingBodies: Sendable {
    let bodies: Set<Body>
    let figures: ComposingFigures

    init(of measurement: ArchitectureMeasurement) {
        let (module, files) = (measurement.module, measurement.files)
        let made = measurement.graphs.declared.edges.filter { edge in
            edge.from.module == module && edge.to.module == module && edge.to.isObject
                // A subclass calls its class's initialiser, and makes nothing of its own by that.
                && !edge.evidence.contains { $0.kind == .inherits }
        }
        func makers(of edges: [Edge]) -> Set<Body> {
            files.bodies(around: edges.flatMap(\.evidence).filter { $0.kind == .creates })
        }
        bodies = makers(of: made)
        figures = ComposingFigures(
            bodies: bodies.count,
            lines: files.codeLines(of: bodies),
            scenes: measurement.subject.scenes.compactMap { scene in
                let lines = files.codeLines(of: makers(of: made.filter { $0.to.scene == scene }))
                return lines == 0 ? nil : ComposedScene(name: scene, lines: lines)
            }
        )
    }
}

extension Node {
    fileprivate var isObject: Bool { kind == .type(.class) || kind == .type(.actor) }
}
