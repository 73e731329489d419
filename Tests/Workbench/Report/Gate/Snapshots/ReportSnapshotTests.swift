import Complexity
import Declarations
import Lines
import Testing

@testable import Report

struct ReportSnapshotTests {
    private let snapshot: Snapshot

    init() throws {
        let report = Report.sample
        snapshot = Snapshot(of: report, figures: try ReportFigures(of: report).withTypeSums(of: report))
    }

    @Test("Each figure of an architecture is kept under its names, and what is computed to nine decimals")
    func figures() {
        let figures = snapshot.figures["App"]
        #expect(figures?["lines.code"] == Figure(3))
        #expect(figures?["roles.View.lines.code"] == Figure(3))
        #expect(figures?["coupling.declared.propagationCost"] == Figure(0.333333333))
        #expect(figures?["coupling.declared.nccd"] == Figure(nil))
        #expect(figures?["types.wmc.sum"] == Figure(7))
        #expect(figures?["types.wmc.maximum"] == Figure(4))
        #expect(figures?["types.lcom4.maximum"] == Figure(nil))
    }

    @Test("Of lists the length is kept, of bodies and files the sums, of a matrix the cells that are not empty")
    func leftOut() throws {
        let figures = try #require(snapshot.figures["App"])
        #expect(figures["types.count"] == Figure(2))
        #expect(
            figures.keys.filter { $0.hasPrefix("types.A") || $0.hasPrefix("bodies") || $0.hasPrefix("sources") } == []
        )
        #expect(figures["complexity.cyclomatic.sum"] == Figure(7))
        #expect(
            figures.keys.filter { $0.contains(".matrix.") } == ["coupling.declared.matrix.View.View"]
        )
    }

    @Test("Shared layers have their files and lines")
    func layers() {
        #expect(snapshot.figures["Model"]?["files"] == Figure(4))
        #expect(snapshot.figures["Model"]?["lines.physical"] == Figure(10))
    }

    @Test("Each file has its role, its types and the complexity of its bodies")
    func files() {
        let file = snapshot.files["App/A.swift"]
        #expect(file?.owner == "App")
        #expect(file?.role == "View")
        #expect(file?.types == ["A", "B"])
        #expect(file?.cyclomatic == 7)
        // A body in another one counts there.
        #expect(file?.cognitive == 2)
    }
}

extension Report {
    fileprivate static var sample: Report {
        Report(
            name: "Sample",
            baseline: "App",
            shared: [
                SharedLayer(name: "Model", files: 4, lines: LineCounts(code: 7, comment: 2, blank: 1, logical: 5))
            ],
            architectures: [.measured(.sample)]
        )
    }
}

extension ArchitectureFigures {
    /// One file with two types of 4 and 3 cyclomatic complexity.
    fileprivate static var sample: ArchitectureFigures {
        let lines = LineCounts(code: 3, comment: 0, blank: 0, logical: 2)
        let bodies = [body("a()", cyclomatic: 4, cognitive: 2), body("b()", cyclomatic: 3, cognitive: nil)]
        return ArchitectureFigures(
            name: "App",
            files: 1,
            lines: lines,
            declarations: .zero,
            roles: [
                PartFigures(name: "View", files: 1, types: 2, lines: lines, complexity: ComplexityFigures(of: bodies))
            ],
            sources: [SourceFigures(path: "App/A.swift", role: "View", scene: nil, lines: lines)],
            types: [type("A", wmc: 4), type("B", wmc: 3)],
            bodies: bodies,
            coupling: ArchitectureCoupling(engine: .index, declared: graph(edges: 1), resolved: graph(edges: 0))
        )
    }

    private static func body(_ name: String, cyclomatic: Int, cognitive: Int?) -> BodyFigures {
        BodyFigures(
            name: name,
            kind: .function,
            type: "A",
            role: "View",
            file: "App/A.swift",
            line: 1,
            lines: 1,
            cyclomatic: cyclomatic,
            coalescings: 0,
            cognitive: cognitive,
            regions: nil,
            synchronising: nil,
            deciding: nil,
            composing: nil
        )
    }

    private static func type(_ name: String, wmc: Int) -> TypeFigures {
        TypeFigures(
            name: name,
            kind: .struct,
            role: "View",
            file: "App/A.swift",
            line: 1,
            lines: .zero,
            wmc: wmc,
            lcom4: Figure(nil),
            state: nil,
            regions: nil,
            coupling: nil
        )
    }

    private static func graph(edges: Int) -> GraphFigures {
        GraphFigures(
            nodes: 2,
            edges: edges,
            toProtocols: 0,
            cycles: GraphFigures.Cycles(count: 0, nodes: 0),
            ccd: 3,
            acd: Figure(1.5),
            nccd: Figure(nil),
            propagationCost: Figure(1.0 / 3),
            matrix: edges == 0 ? [] : [MatrixCell(from: "View", to: "View", edges: edges, types: ["A"])],
            sceneMatrix: [],
            martin: MartinTable(
                whole: GroupMartin(
                    name: "App",
                    nodes: 0,
                    protocols: 0,
                    afferent: 0,
                    efferent: 0,
                    instability: Figure(nil),
                    abstractness: Figure(nil),
                    distance: Figure(nil)
                ),
                roles: [],
                scenes: []
            )
        )
    }
}
