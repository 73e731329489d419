import Testing
import Words

@testable import Coupling
@testable import Parsing
@testable import Report
@testable import Rules
@testable import Writers

/// A check for services that show tests, and for GitLab.
struct CheckFormatsTests {
    /// Two places of one breach, and one of a rule that is kept otherwise.
    private let breaches = BreachComparison(
        of: [3, 9].map { line in
            Violation(
                rule: "view|model",
                module: "App",
                from: "LoadView",
                to: "Photo",
                matrixRow: nil,
                matrixColumn: nil,
                file: "A<B>.swift",
                position: SourcePosition(line: line, column: 16),
                key: BreachKey(rule: "view|model", from: "App.LoadView", to: "Model.Photo"),
                explanation: Sentence("promise.scene")
            )
        },
        with: Baseline()
    )
    private let verdict = GateVerdict(
        changes: SnapshotChanges(
            from: Snapshot(engine: "index", figures: ["App": ["files": Figure(1)]], files: [:]),
            to: Snapshot(engine: "index", figures: ["App": ["files": Figure(2)]], files: [:])
        ),
        tolerances: [],
        budgets: []
    )

    @Test("JUnit has a case for each rule, for figures that fail and for each budget; what is broken says where")
    func junit() {
        let text = CheckJUnit.text(
            rules: ["kept", "view|model"],
            breaches: breaches,
            verdict: verdict,
            budgets: ["files < 9"],
            in: ReaderFolder("apps")
        )
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="catwalk check">
                  <testsuite name="rules" tests="2" failures="1" errors="0">
                    <testcase classname="catwalk.rules" name="kept"/>
                    <testcase classname="catwalk.rules" name="view|model" file="apps/A&lt;B&gt;.swift">
                      <failure message="a part of another scene (and 1 more)">apps/A&lt;B&gt;.swift:3: a part of another scene
                apps/A&lt;B&gt;.swift:9: a part of another scene</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="figures" tests="1" failures="1" errors="0">
                    <testcase classname="catwalk.figures" name="figures of App" file="apps/.catwalk-baseline.json">
                      <failure message="App is not as accepted: files 1 → 2 (+1)">apps/.catwalk-baseline.json:1: App is not as \
                accepted: files 1 → 2 (+1)</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="budgets" tests="1" failures="0" errors="0">
                    <testcase classname="catwalk.budgets" name="budget files &lt; 9"/>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test("Without rules and figures there is no suite, and no finding")
    func nothing() throws {
        let none = BreachComparison(of: [], with: Baseline())
        let text = CheckJUnit.text(
            rules: [],
            breaches: none,
            verdict: nil,
            budgets: ["files < 9"],
            in: ReaderFolder(".")
        )
        #expect(!text.contains("<testsuite "))
        #expect(try CheckCodeQuality.text(breaches: none, verdict: nil, in: ReaderFolder(".")) == "[\n\n]\n")
    }

    @Test("GitLab is told of each place, by a mark that stays when code moves")
    func gitlab() throws {
        let text = try CheckCodeQuality.text(breaches: breaches, verdict: verdict, in: ReaderFolder("apps"))
        #expect(text.contains(#""fingerprint" : "view|model/App.LoadView/Model.Photo/1""#))
        #expect(text.contains(#""fingerprint" : "view|model/App.LoadView/Model.Photo/2""#))
        #expect(text.contains(#""path" : "apps/A<B>.swift""#))
        #expect(text.contains(#""begin" : 9"#))
        #expect(text.contains(#""fingerprint" : "figures/App""#))
    }

    @Test(
        "Nothing in a name is markup or a command of a log",
        arguments: [
            ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("::error::x", "&#58;&#58;error&#58;&#58;x"),
            ("##[error]", "#\\u{23}[error]"), ("a\u{1B}[31m\u{0}", "a\\u{1B}[31m\\u{0}"), ("é名", "é名"),
            // XML has no place for these two, not even as numbers.
            ("a\u{FFFE}b\u{FFFF}", "a\\u{FFFE}b\\u{FFFF}"),
        ]
    )
    func escaped(_ text: String, expected: String) {
        #expect(XMLText.escaped(text) == expected)
    }
}
