import Lines
import Testing
import Words

@testable import Report
@testable import Writers

struct FindingsWriterTests {
    @Test("Failing tests and breaches have a line each, with their place")
    func findings() {
        #expect(
            FindingsWriter.lines(for: .sample) == [
                "The tests of MVP fail, so its figures are not published:",
                "  scenario cancel then load (Tests/Run.swift:4): wrong frame",
                "  unit test load asks the service: Expectation failed",
                "  Its breaches of rules are not listed until they pass; catwalk check lists them.",
                WordTable.standard("failures.package").en,
                "VIPER/LoadView.swift:9: accepted breach of view|model: LoadView (View) uses Cat (Model), which is forbidden.",
            ]
        )
    }

    @Test("A breach that is not accepted is a breach")
    func new() {
        #expect(
            FindingsWriter.lines(for: .sample.accepting([])).last
                == "VIPER/LoadView.swift:9: breach of view|model: LoadView (View) uses Cat (Model), which is forbidden."
        )
    }

    @Test("The file of a failure or a breach stays on its line, whatever it is called")
    func names() {
        let failure = TestFailure(name: "load", message: "no", file: "a\n\u{1B}.swift", line: 1)
        let failed = FailedArchitecture(name: "MVP", unit: [failure], scenarios: [])
        let layer = SharedLayer(
            name: "Model",
            files: 1,
            lines: .zero,
            violations: [
                ViolationFigures(
                    rule: "r",
                    from: "A",
                    to: "B",
                    cell: nil,
                    file: "b\n\u{1B}.swift",
                    line: 2,
                    column: nil,
                    explanation: "A uses B.",
                    sentence: Sentence("A uses B.")
                )
            ]
        )
        let report = Report(name: "Cats", baseline: "MVC", shared: [layer], architectures: [.failed(failed)])
        #expect(
            FindingsWriter.lines(for: report).filter { $0.contains("\\u{1B}") } == [
                "  unit test load (a\\n\\u{1B}.swift:1): no", "b\\n\\u{1B}.swift:2: breach of r: A uses B.",
            ]
        )
    }

    @Test("There is nothing to say when all is well")
    func none() {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        #expect(FindingsWriter.lines(for: report).isEmpty)
    }
}
