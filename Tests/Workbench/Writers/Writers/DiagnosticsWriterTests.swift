import Parsing
import Report
import Testing
import Words

@testable import Rules
@testable import Writers

struct DiagnosticsWriterTests {
    private let breach = Violation(
        rule: "view-does-not-use-model",
        module: "App",
        from: "LoadView",
        to: "Photo",
        matrixRow: nil,
        matrixColumn: nil,
        file: "Sources/App/LoadView.swift",
        position: SourcePosition(line: 3, column: 16),
        key: BreachKey(rule: "view-does-not-use-model", from: "App.LoadView", to: "Model.Photo"),
        explanation: Sentence("LoadView (View) uses Photo (Model), which is forbidden.")
    )

    @Test("A new breach has the form of the compiler's errors, with the rule at its end")
    func new() {
        let comparison = BreachComparison(of: [breach], with: Baseline())
        #expect(
            DiagnosticsWriter.lines(for: comparison, in: ReaderFolder(".")) == [
                "Sources/App/LoadView.swift:3:16: error: LoadView (View) uses Photo (Model), which is forbidden. "
                    + "[view-does-not-use-model]"
            ]
        )
    }

    @Test("An accepted breach says nothing; one that is gone is a warning")
    func gone() {
        let old = BreachKey(rule: "view-does-not-use-model", from: "App.EditView", to: "Model.Photo")
        let comparison = BreachComparison(of: [breach], with: Baseline(accepting: [breach.key, old]))
        #expect(
            DiagnosticsWriter.lines(for: comparison, in: ReaderFolder("app")) == [
                "app/.catwalk-baseline.json: warning: the accepted breach of view-does-not-use-model: App.EditView "
                    + "uses Model.Photo is gone; take it out with catwalk check --update"
            ]
        )
    }

    @Test(
        "A place is named so that the reader can open it from where he is",
        arguments: [
            (".", "A.swift"), ("./", "./A.swift"), ("..", "../A.swift"), ("app", "app/A.swift"),
            ("app/", "app/A.swift"),
            ("/code/app", "/code/app/A.swift"), ("/", "/A.swift"), ("a\n\u{1B}", "a\\n\\u{1B}/A.swift"),
        ]
    )
    func folder(_ folder: String, path: String) {
        #expect(ReaderFolder(folder).path(of: "A.swift") == path)
    }

    @Test("What the check came to stands in a line")
    func summary() {
        let old = BreachKey(rule: "view-does-not-use-model", from: "App.EditView", to: "Model.Photo")
        let comparison = BreachComparison(of: [breach, breach], with: Baseline(accepting: [old]))
        #expect(
            DiagnosticsWriter.summary(of: comparison, rules: 17)
                == "Rules: 17. Breaches: 1 new at 2 places, 0 accepted, 1 gone. If that is meant, accept it with "
                + "catwalk check --update-breaches."
        )
        let nothing = BreachComparison(of: [], with: Baseline())
        #expect(
            DiagnosticsWriter.summary(of: nothing, rules: 0)
                == "Rules: none in .catwalk.yml. Breaches: 0 new, 0 accepted, 0 gone."
        )
    }
}
