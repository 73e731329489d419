import Testing

@testable import Benchmarks

struct BenchmarkSelectionTests {
    private func selection(_ scenarios: [String] = [], _ architectures: [String] = []) throws -> BenchmarkSelection {
        try BenchmarkSelection(
            of: Examples.subject,
            scenarios: scenarios,
            architectures: architectures
        )
    }

    @Test("Without a word all are played; the floor always is")
    func all() throws {
        #expect(try selection().scenarios.map(\.name) == ["open", "close"])
        #expect(try selection().players == ["Nobody", "A", "B"])
        #expect(try selection(["close"], ["B"]).scenarios.map(\.title) == ["It closes"])
        #expect(try selection(["close"], ["B"]).players == ["Nobody", "B"])
        #expect(try selection([], ["Nobody"]).players == ["Nobody"])
        #expect(try selection().architectures.map(\.name) == ["A", "B"])
        #expect(try selection([], ["Nobody"]).architectures.isEmpty)
    }

    @Test(
        "What is not there is told, with what was meant and what there is",
        arguments: [
            (
                ["opne"], [],
                "There is no scenario \"opne\" here. Did you mean \"open\"? What may stand here: open, close."
            ),
            ([], ["VIPER"], "There is no architecture \"VIPER\" here. What may stand here: Nobody, A, B."),
        ]
    )
    func unknown(scenarios: [String], architectures: [String], text: String) throws {
        let error = try #require(throws: BenchmarkError.self) { try selection(scenarios, architectures) }
        #expect(error.description == text)
    }
}
