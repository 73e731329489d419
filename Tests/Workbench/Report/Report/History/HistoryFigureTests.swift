import Files
import TestFolder
import Testing

@testable import Report

struct HistoryFigureTests {
    private let figures = [
        "files": Figure(2), "lines.code": Figure(10), "complexity.bodies": Figure(3),
        "complexity.cyclomatic.sum": Figure(8), "roles.View.state": Figure(1), "roles.`A View`.state": Figure(4),
        "coupling.declared.edges": Figure(7), "coupling.declared.sceneMatrix.edges": Figure(3),
        "coupling.declared.sceneMatrix.Edit.Load.edges": Figure(3), "violations.count": Figure(2),
        "coupling.declared.acd": Figure(nil), "scenes.Edit.state": Figure(nil), "scenes.Load.state": Figure(1),
    ]

    @Test(
        "A measure goes by its name, any figure by its path, and several by an expression or a path with a star",
        arguments: [
            ("code-lines", 10), ("lines.code", 10), ("decisions", 5), ("lines.code / files + 1", 6), ("-(files)", -2),
            ("state-variables", 5), ("roles.`A View`.state", 4), ("roles.*.state / files", 2.5), ("lines.code*2", 20),
            ("breaches-of-rules", 2), ("edges-across-scenes", 3), ("coupling.resolved.sceneMatrix.*.edges", 0),
        ]
    )
    func value(_ name: String, _ value: Double) throws {
        #expect(try HistoryFigure(name).value(in: figures) == value)
    }

    @Test(
        "What is not defined or not there has no value, and neither has what is made of it",
        arguments: [
            "coupling.declared.acd", "lines.cod", "lines.code + lines.cod", "scenes.*.state", "files / 0", "a.*",
        ]
    )
    func missing(_ name: String) throws {
        #expect(try HistoryFigure(name).value(in: figures) == nil)
    }

    @Test(
        "A condition, a function, what names no figure and what is no expression are refused",
        arguments: ["max(lines.code)", "!(files)", "files < 3", "files <", "", "[[", "files lines", "*", "9"]
    )
    func refused(_ name: String) {
        #expect(throws: FormulaError.self) { try HistoryFigure(name) }
    }

    @Test("Each measure has the value that a report has, but for one of a single type, and of those that take a build")
    func measures() throws {
        let read: Report? = try EnclosedFile("Reports/report.json", in: Repository.root).document()
        let report = try #require(read)
        let snapshot = try Snapshot(of: report, figures: ReportFigures(of: report))
        let missing = try Measure.all.map(\.name).filter { name in
            let measure = try #require(Measure.all.first { $0.name == name })
            let figure = try HistoryFigure(name)
            return report.measured.contains { architecture in
                let value = measure.value(architecture)
                let own = figure.value(in: snapshot.figures[architecture.name] ?? [:])
                return value != nil && own.map { abs($0 - (value ?? 0)) > 1e-9 } ?? true
            }
        }
        let ofOneType = ["largest-type"]
        // They stand in a report as what is covered and what there is, or are another document's.
        let ofBuilds = [
            "ui-free-deciding-lines", "regions-unit-tests", "regions-scenarios", "regions-any-test",
            "functions-any-test", "lines-any-test", "code-lines-any-test", "regions-ui-free",
            "deciding-regions-ui-free", "rebuild-of-32-pairs",
        ]
        #expect(missing == ofOneType + ofBuilds)
    }
}
