import Complexity
import Coupling
import Coverage
import Parsing
import Report
import Support

/// The bodies of an architecture that branch, or that call a function of the model or make a value of it.
///
/// To pass a value of the model on, or to read from it, is to call nothing.
struct DecidingBodies: Sendable {
    let bodies: Set<Body>
    private let files: [SourceFile]

    /// `nil` if no layer is known as the model, or if only the compiler could tell who calls it.
    init?(of measurement: ArchitectureMeasurement) {
        let (model, graphs) = (measurement.subject.model, measurement.graphs)
        guard !model.isEmpty, graphs.indexed.contains(measurement.module) else { return nil }
        // The model may be a folder or types of the architecture's own.
        let calls = graphs.declared.edges
            .filter { $0.from.module == measurement.module && model.contains($0.to) }
            .flatMap(\.evidence)
            .filter { $0.kind == .calls || $0.kind == .creates }
        files = measurement.files
        bodies = files.bodies(around: calls)
            .union(files.flatMap(\.bodies.whole).filter(\.branches).map(\.body))
    }

    /// `free` tells what code reaches no screen, `coverage` what ran in tests that reach none.
    func figures(free: UIFreeCode?, coverage: FileCoverage?) -> DecidingFigures {
        let lines = files.codeLines(of: bodies)
        return DecidingFigures(
            bodies: bodies.count,
            lines: lines,
            uiFreeLines: free.map { free in
                CoverageCount(covered: files.codeLines(of: bodies.filter(free.contains)), total: lines)
            },
            uiFree: coverage.map(regions)
        )
    }
}

extension DecidingBodies {
    private func regions(in coverage: FileCoverage) -> CoverageCount {
        Dictionary(grouping: bodies, by: \.file).reduce(.none) { count, own in
            let shares = coverage.regions[own.key, default: []].shares(among: own.value.map(CodeStretch.init))
            return own.value.reduce(count) { $0 + shares[$1, default: []].count }
        }
    }
}

extension [SourceFile] {
    /// The bodies that hold one of the places, each with what is nested in it.
    func bodies(around evidence: [Evidence]) -> Set<Body> {
        let places = Dictionary(grouping: evidence, by: \.file).mapValues { $0.map(\.position).sorted() }
        return Set(
            flatMap { file in
                file.bodies.whole.map(\.body).filter { $0.holds(any: places[file.path, default: []]) }
            }
        )
    }
}

extension Body {
    /// Whether one of the places, which are sorted, is in it.
    fileprivate func holds(any places: [SourcePosition]) -> Bool {
        places.partitioningIndex { $0 >= start } < places.partitioningIndex { $0 >= end }
    }
}
