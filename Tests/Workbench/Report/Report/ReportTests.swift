import Declarations
import Foundation
import Lines
import Report
import Testing
import Words

@testable import Report

struct ReportTests {
    @Test("A report read back from its JSON is the same, with an undefined figure and a failed architecture in it")
    func roundTrip() throws {
        let report = report(.measured(.plain), .failed(.broken))
        let data = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(Report.self, from: data) == report)
    }

    @Test("An undefined figure is written as null, and what was not measured is not written")
    func undefined() throws {
        let data = try JSONEncoder().encode(ArchitectureFigures.plain)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let coupling = try #require(object["coupling"] as? [String: Any])
        let declared = try #require(coupling["declared"] as? [String: Any])
        let martin = try #require(declared["martin"] as? [String: Any])
        #expect((martin["whole"] as? [String: Any])?["distance"] is NSNull)
        #expect(coupling.keys.contains("collaborations") == false)
        #expect(object.keys.contains("coverage") == false)
    }

    @Test("A failed architecture is written with its failures and without a figure")
    func failed() throws {
        let data = try JSONEncoder().encode(ArchitectureResult.failed(.broken))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(object.keys) == ["name", "failures"])
    }

    @Test("The breaches of a report are those in the shared layers too")
    func breaches() {
        let breach = ViolationFigures(
            rule: "r",
            from: "A",
            to: "B",
            cell: nil,
            file: "A.swift",
            line: 1,
            column: nil,
            explanation: "",
            sentence: Sentence("")
        )
        let broken = SharedLayer(name: "Base", files: 1, lines: .zero, violations: [breach])
        #expect(report(.measured(.plain), shared: [broken]).violations == [breach])
    }

    private func report(_ architectures: ArchitectureResult..., shared: [SharedLayer] = []) -> Report {
        Report(name: "Cats", baseline: "Plain", shared: shared, architectures: architectures)
    }
}

extension ArchitectureFigures {
    /// Without tests, layers and costs.
    static let plain = ArchitectureFigures(
        name: "Plain",
        files: 1,
        lines: LineCounts(code: 3, comment: 2, blank: 1, logical: 2),
        declarations: TypeCounts(classes: 1, structs: 0, enums: 0, actors: 0, protocols: 0),
        coupling: ArchitectureCoupling(
            engine: .syntax,
            declared: .single,
            resolved: .single
        )
    )
}

extension GraphFigures {
    fileprivate static let single = GraphFigures(
        nodes: 1,
        edges: 0,
        toProtocols: 0,
        cycles: .init(count: 0, nodes: 0),
        ccd: 1,
        acd: Figure(1),
        nccd: Figure(1),
        propagationCost: Figure(1),
        matrix: [],
        sceneMatrix: [],
        martin: MartinTable(
            whole: GroupMartin(
                name: "Plain",
                nodes: 1,
                protocols: 0,
                afferent: 0,
                efferent: 0,
                instability: Figure(nil),
                abstractness: Figure(0),
                distance: Figure(nil)
            ),
            roles: [],
            scenes: []
        )
    )
}

extension FailedArchitecture {
    fileprivate static let broken = FailedArchitecture(
        name: "Broken",
        unit: [],
        scenarios: [TestFailure(name: "cancel", message: "no")]
    )
}
