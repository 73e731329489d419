import Complexity
import Coupling
import Coverage
import Declarations
import Lines
import Report
import Subject

/// What the types of an architecture come to, each with its extensions.
struct TypeMeasurement {
    /// The largest first, by code lines, then by name.
    let figures: [TypeFigures]

    init(
        of architecture: Architecture,
        in subject: Subject,
        files: [SourceFile],
        graphs: SubjectGraphs,
        coverage: CoverageRuns<FileCoverage>?
    ) {
        let declared = files.declared
        let weights = Self.values(WeightedMethods.all(of: declared, with: files.map(\.bodies)), of: \.type, \.value)
        let cohesion = Self.values(LackOfCohesion.all(of: declared, with: files.map(\.members)), of: \.type, \.value)
        let nodes = Dictionary(
            graphs.declared.nodes.filter { $0.module == architecture.sources.name }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let extents = declared.extents
        let regions = coverage.map { StretchCoverage(of: $0, in: Self.stretches(of: extents)) }
        let counters = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
        var seen: Set<String> = []
        figures = declared.types
            // Private types of one name in several files can't be told apart by their extensions: they are one.
            .filter { seen.insert($0.qualifiedName).inserted }
            .map { type in
                TypeFigures(
                    name: type.qualifiedName,
                    kind: type.kind,
                    role: subject.role(ofType: type.outermost, inFile: type.file, architecture: architecture)?.name,
                    file: type.file,
                    line: type.position.line,
                    lines: extents[type.qualifiedName, default: []].reduce(.zero) { lines, extent in
                        lines + (counters[extent.file]?.counts(in: extent.lines) ?? .zero)
                    },
                    wmc: weights[type.qualifiedName] ?? 0,
                    lcom4: cohesion[type.qualifiedName] ?? nil,
                    regions: regions?[type.qualifiedName],
                    coupling: nodes[type.qualifiedName].flatMap { TypeCoupling(of: $0, in: graphs) }
                )
            }
            .sorted { ($1.lines.code, $0.name) < ($0.lines.code, $1.name) }
    }
}

extension TypeMeasurement {
    private static func stretches(of extents: [String: [TypeExtent]]) -> [String: [CodeStretch<String>]] {
        let stretches = extents.sorted { $0.key < $1.key }.flatMap { name, extents in
            extents.map { (file: $0.file, stretch: CodeStretch(name, lines: $0.lines)) }
        }
        return Dictionary(grouping: stretches, by: \.file).mapValues { $0.map(\.stretch) }
    }

    private static func values<Element, Value>(
        _ elements: [Element],
        of type: (Element) -> TypeDeclaration,
        _ value: (Element) -> Value
    ) -> [String: Value] {
        Dictionary(elements.map { (type($0).qualifiedName, value($0)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension TypeCoupling {
    fileprivate init?(of node: Node, in graphs: SubjectGraphs) {
        guard let coupling = graphs.couplings[node] else { return nil }
        self.init(
            uses: coupling.uses,
            usedBy: coupling.usedBy,
            cbo: coupling.coupledNodes,
            rfc: graphs.responseCounts.map { $0[node, default: 0] }
        )
    }
}
