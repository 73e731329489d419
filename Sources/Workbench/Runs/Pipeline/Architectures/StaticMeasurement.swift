import Coupling
import Declarations
import Report
import Subject

/// What the sources of a subject come to without running anything: its figures, and where each comes from.
public struct StaticMeasurement: Sendable {
    /// Of each architecture, what its sources and those of its tests tell.
    public let figures: ReportFigures
    public let snapshot: Snapshot
    /// The first place of each edge.
    public let places: [EdgeName: Evidence]

    init(of measurement: SubjectMeasurement) throws {
        let report = measurement.figures(testResults: [:], coverage: [:])
        figures = try ReportFigures(of: report).withTypeSums(of: report)
        places = measurement.graphs.edges(in: measurement.subject)
        // By the file of the first place, then by the type that uses others: what it uses, sorted.
        let uses = places.sorted { $0.key < $1.key }.reduce(into: [String: [String: [String]]]()) { uses, edge in
            uses[edge.value.file, default: [:]][edge.key.from, default: []].append(edge.key.to)
        }
        snapshot = Snapshot(of: report, figures: figures, files: measurement.otherFiles).using(uses)
    }
}

extension SubjectGraphs {
    /// The first place of each edge of the declared graph.
    func edges(in subject: Subject) -> [EdgeName: Evidence] {
        let names = subject.architectures.map { ($0.sources.name, $0.name) }
        let owners = Dictionary(names) { first, _ in first }
        func owner(of node: Node) -> String { owners[node.module] ?? node.module }
        let edges = declared.edges.compactMap { edge in
            edge.evidence.first.map { evidence in
                let to = "\(owner(of: edge.to)).\(edge.to.name)"
                return (EdgeName(owner: owner(of: edge.from), from: edge.from.name, to: to), evidence)
            }
        }
        // Two private types may have one name; the first place stands for both.
        return Dictionary(edges, uniquingKeysWith: min)
    }
}

extension SubjectMeasurement {
    /// The files of shared layers and of tests, which a report does not list.
    fileprivate var otherFiles: [String: FileSnapshot] {
        let layers = subject.shared.map { (owner: $0.name, module: $0, isTest: false) }
        let tests = subject.architectures.compactMap { architecture in
            architecture.tests.map { (owner: architecture.name, module: $0, isTest: true) }
        }
        let files = (layers + tests).flatMap { owner, module, isTest in
            sources[module].map { file in
                let types = file.declarations.types.map(\.qualifiedName).sorted()
                let tests = isTest ? file.parsed.testFunctions : nil
                return (file.path, FileSnapshot(file.figures, owner: owner, types: types, tests: tests))
            }
        }
        return Dictionary(files) { first, _ in first }
    }
}
