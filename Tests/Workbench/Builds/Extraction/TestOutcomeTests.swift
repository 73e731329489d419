import Foundation
import Report
import Testing

@testable import Extraction

struct TestOutcomeTests {
    @Test("A function without parameters is one case, one with parameters as many as were started")
    func counts() {
        let outcome = TestOutcome(
            .function("T.plain()"),
            .function("T.many(_:)"),
            .function("T.skipped()"),
            .suite("T"),
            .started("T"),
            .started("T.plain()"),
            .started("T.many(_:)"),
            .caseStarted("T.many(_:)"),
            .caseStarted("T.many(_:)"),
            .caseStarted("T.many(_:)"),
            .ended("T.plain()"),
            .ended("T.many(_:)"),
            .ended("T"),
            .runEnded
        )
        #expect(outcome.functions == 2)
        #expect(outcome.cases == 4)
        #expect(outcome.failures.isEmpty)
        #expect(outcome.isComplete)
    }

    @Test("A failure has the test's name, what was said, and its place in the subject")
    func failure() {
        let outcome = TestOutcome(
            .function("T.plain()", displayName: "it works"),
            .started("T.plain()"),
            .issue("T.plain()", symbol: "fail", text: "1 == 2", file: "/package/T.swift", line: 7),
            .ended("T.plain()"),
            .runEnded
        )
        #expect(outcome.failures == [TestFailure(name: "it works", message: "1 == 2", file: "Tests/T.swift", line: 7)])
    }

    @Test(
        "A failure is named with the suites around its test, as far as there are some",
        arguments: [
            ("AppTests.load()/Load.swift:3:2", "it works"),
            ("AppTests.LoadTests/load()/L.swift:3:2", "LoadTests: it works"),
            ("AppTests.LoadTests/Late/load()/L.swift:3:2", "LoadTests.Late: it works"),
        ]
    )
    func suites(id: String, name: String) {
        let outcome = TestOutcome(
            .function(id, displayName: "it works"),
            .started(id),
            .issue(id, symbol: "fail", text: "no"),
            .runEnded
        )
        #expect(outcome.failures.map(\.name) == [name])
    }

    @Test("A failing case is named, and failures are in order whatever the tests' was")
    func cases() {
        let outcome = TestOutcome(
            .function("T.many(_:)"),
            .started("T.many(_:)"),
            .issue("T.many(_:)", symbol: "fail", text: "no", caseName: "save twice"),
            .issue("T.many(_:)", symbol: "fail", text: "no", caseName: "cancel"),
            .runEnded
        )
        #expect(outcome.failures.map(\.name) == ["T.many(_:), case cancel", "T.many(_:), case save twice"])
    }

    @Test("Neither a failure's name nor its message tells where on the machine the tests ran")
    func portable() {
        let outcome = TestOutcome(
            .function("T.many(_:)"),
            .issue("T.many(_:)", symbol: "fail", text: "/tmp/run-1/cat.png is missing", caseName: "/tmp/run-1/a"),
            .runEnded
        )
        #expect(outcome.failures == [TestFailure(name: "T.many(_:), case a", message: "cat.png is missing")])
    }

    @Test("Known issues and warnings are no failures", arguments: ["passWithKnownIssue", "warning"])
    func harmless(_ symbol: String) {
        let outcome = TestOutcome(
            .function("T.plain()"),
            .started("T.plain()"),
            .issue("T.plain()", symbol: symbol, text: "well"),
            .runEnded
        )
        #expect(outcome.failures.isEmpty)
    }

    @Test("A run that stops in the middle is incomplete, and its failure names the test and the reason")
    func crash() {
        var outcome = TestOutcome(
            .function("T.b()"),
            .function("T.a()"),
            .function("T.done()"),
            .started("T.b()"),
            .started("T.a()"),
            .started("T.done()"),
            .ended("T.done()"),
            .cutShort
        )
        #expect(!outcome.isComplete)
        outcome.recordCrash(
            how: "was ended by signal 4",
            errors: "Greet.swift:3: Fatal error: boom in /tmp/run-1/log\n*** Signal 4: Backtracing"
        )
        let message =
            "The run was ended by signal 4 before its end. It said: Greet.swift:3: Fatal error: boom in log"
        #expect(outcome.failures == [TestFailure(name: "T.a(), T.b()", message: message)])
    }

    @Test("A run that ends badly after its last test is a failure of the run")
    func badEnd() {
        var outcome = TestOutcome(.function("T.a()"), .started("T.a()"), .ended("T.a()"), .runEnded)
        outcome.recordCrash(how: "ended with status 1", errors: "")
        let message = "The run ended with status 1 although no test of it failed."
        #expect(outcome.failures == [TestFailure(name: "the test run", message: message)])
    }
}

extension TestOutcome {
    fileprivate init(_ lines: EventLine...) {
        let stream = Data(lines.map(\.text).joined(separator: "\n").utf8)
        self.init(stream: stream) { $0.hasPrefix("/package/") ? "Tests/" + $0.dropFirst("/package/".count) : nil }
    }
}
