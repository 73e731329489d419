import Complexity
import Coupling
import Coverage
import Declarations
import Lines
import Report

extension ArchitectureMeasurement {
    /// What the types come to, each with its extensions; the largest first, by code lines, then by name.
    func types(coverage: CoverageRuns<FileCoverage>?) -> [TypeFigures] {
        let declared = files.declared
        let owners = TypeOwners(declared)
        let weights = WeightedMethods.all(of: declared, with: files.map(\.bodies))
        let cohesion = LackOfCohesion.all(of: declared, with: files.flatMap { TypeMember.all(in: $0.parsed) })
        let state = StateVariables.all(
            of: declared,
            with: files.flatMap { StoredVariable.all(in: $0.parsed) },
            beside: subject.shared.flatMap { sources[$0] }.declared.types
        )
        let nodes = Dictionary(grouping: graphs.declared.part(ofModule: module).nodes, by: \.name)
        let extents = owners.extents(in: declared)
        let regions = coverage.map { StretchCoverage(of: $0, in: Self.stretches(of: extents)) }
        let counters = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
        // All of these have the owners' order.
        return owners.types.enumerated()
            .map { index, type in
                TypeFigures(
                    type,
                    role: role(of: type),
                    lines: extents[index].compactMap { counters[$0.file]?.counts(in: $0.lines) }.reduce(.zero, +),
                    wmc: weights[index].value,
                    lcom4: cohesion[index].value,
                    state: state[index],
                    regions: regions?[index],
                    coupling: nodes[type.qualifiedName, default: []].first { $0.file == type.file }
                        .flatMap { TypeCoupling(of: $0, in: graphs) }
                )
            }
            .sorted { ($1.lines.code, $0.name, $0.file) < ($0.lines.code, $1.name, $1.file) }
    }

    /// The stretches of each file, known by their type's place among the owners' types.
    private static func stretches(of extents: [[TypeExtent]]) -> [String: [CodeStretch<Int>]] {
        extents.enumerated().reduce(into: [:]) { stretches, type in
            for extent in type.element {
                stretches[extent.file, default: []].append(CodeStretch(type.offset, lines: extent.lines))
            }
        }
    }
}

extension TypeCoupling {
    fileprivate init?(of node: Node, in graphs: SubjectGraphs) {
        guard let coupling = graphs.couplings[node] else { return nil }
        self.init(coupling, rfc: graphs.responseCounts?[node])
    }
}
