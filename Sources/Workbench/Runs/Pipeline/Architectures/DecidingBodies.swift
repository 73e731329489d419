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
        let calls = graphs.declared.part(ofModule: measurement.module).outwardEdges
            .filter { model.contains($0.to) }
            .flatMap(\.evidence)
            .filter { $0.kind == .calls || $0.kind == .creates }
        let places = Dictionary(grouping: calls, by: \.file).mapValues { $0.map(\.position).sorted() }
        files = measurement.files
        bodies = Set(
            files.flatMap { file in
                let calls = places[file.path, default: []]
                return file.bodies.whole.filter { $0.branches || $0.body.holds(any: calls) }.map(\.body)
            }
        )
    }

    /// `free` tells what code reaches no screen, `coverage` what ran in tests that reach none.
    func figures(free: UIFreeCode?, coverage: FileCoverage?) -> DecidingFigures {
        DecidingFigures(
            bodies: bodies.count,
            lines: files.codeLines(of: bodies),
            uiFreeLines: free.map { free in files.codeLines(of: bodies.filter(free.contains)) },
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

extension Body {
    /// Whether one of the places, which are sorted, is in it.
    fileprivate func holds(any places: [SourcePosition]) -> Bool {
        places.partitioningIndex { $0 >= start } < places.partitioningIndex { $0 >= end }
    }
}

extension CodeStretch<Body> {
    init(_ body: Body) {
        self.init(
            body,
            start: CoveragePlace(line: body.start.line, column: body.start.column),
            end: CoveragePlace(line: body.end.line, column: body.end.column)
        )
    }
}

extension Sequence<SourceFile> {
    /// The code lines of bodies in these files, each line once.
    func codeLines(of bodies: some Sequence<Body>) -> Int {
        let bodies = Dictionary(grouping: bodies, by: \.file)
        return reduce(0) { sum, file in
            let own = bodies[file.path, default: []]
            return own.isEmpty ? sum : sum + file.lines.codeLines.intersection(own.flatMap(\.lines)).count
        }
    }
}
