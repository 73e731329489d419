import Testing

@testable import Report

struct HistoryFigureTests {
    private let figures = [
        "files": Figure(2), "lines.code": Figure(10), "complexity.bodies": Figure(3),
        "complexity.cyclomatic.sum": Figure(8), "roles.View.state": Figure(1), "roles.`A View`.state": Figure(4),
        "coupling.declared.acd": Figure(nil), "scenes.Edit.state": Figure(nil), "scenes.Load.state": Figure(1),
    ]

    @Test(
        "A measure goes by its name, any figure by its path, and several by an expression or a path with a star",
        arguments: [
            ("code-lines", 10), ("lines.code", 10), ("decisions", 5), ("lines.code / files + 1", 6), ("-(files)", -2),
            ("state-variables", 5), ("roles.`A View`.state", 4),
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
        "A condition, a function and what is no expression are refused",
        arguments: ["max(lines.code)", "!(files)", "files < 3", "files <", "", "[[", "files lines"]
    )
    func refused(_ name: String) {
        #expect(throws: FormulaError.self) { try HistoryFigure(name) }
    }
}
