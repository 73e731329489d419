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

    init(of measurement: SubjectMeasurement, sources: SubjectSources) throws {
        let subject = measurement.subject
        let report = measurement.figures(testResults: [:], coverage: [:])
        let edges = SubjectEdges(of: subject, in: measurement.graphs.declared)
        let measured = measurement.architectures.filter { $0.architecture.tests != nil }
        figures = try measured.reduce(ReportFigures(of: report).withTypeSums(of: report)) { figures, architecture in
            figures.adding(architecture.sourceTests.tree, of: architecture.name, at: ["tests"])
        }
        places = edges.places
        snapshot = Snapshot(of: report, figures: figures, files: Self.otherFiles(of: subject, sources: sources))
            .using(edges.uses)
    }
}

extension StaticMeasurement {
    /// The files of shared layers and of tests, which a report does not list.
    private static func otherFiles(of subject: Subject, sources: SubjectSources) -> [String: FileSnapshot] {
        let layers = subject.shared.flatMap { layer in
            sources[layer].map { ($0.path, snapshot(of: $0, owner: layer.name)) }
        }
        let tests = subject.architectures.flatMap { architecture in
            (architecture.tests.map { sources[$0] } ?? []).map { file in
                let tests = file.parsed.testFunctions
                return (file.path, snapshot(of: file, owner: architecture.name, tests: tests))
            }
        }
        return Dictionary(layers + tests) { first, _ in first }
    }
    private static func snapshot(of file: SourceFile, owner: String, tests: [String]? = nil) -> FileSnapshot {
        FileSnapshot(
            file.figures,
            owner: owner,
            types: file.declarations.types.map(\.qualifiedName).sorted(),
            tests: tests
        )
    }
}
