import Report
import Testing

@testable import Extraction

struct XCTestOutputTests {
    private static let linux = """
        Test Suite 'Selected tests' started at 2026-01-02 03:04:05.678
        Test Suite 'CatTests' started at 2026-01-02 03:04:05.678
        Test Case 'CatTests.testLoad' started at 2026-01-02 03:04:05.678
        printed by the code
        Test Case 'CatTests.testLoad' passed (0.001 seconds)
        Test Case 'CatTests.testSkip' started at 2026-01-02 03:04:05.678
        /link/CatTests.swift:8: CatTests.testSkip : Test skipped - no
        Test Case 'CatTests.testSkip' skipped (0.0 seconds)
        Test Case 'CatTests.testEdit' started at 2026-01-02 03:04:05.678
        /link/CatTests.swift:6: error: CatTests.testEdit : XCTAssertEqual failed: ("2") is not equal to ("1") - two
        <EXPR>:0: error: CatTests.testEdit : threw error "Gone()"
        Test Case 'CatTests.testEdit' failed (0.0 seconds)
        Test Suite 'CatTests' failed at 2026-01-02 03:04:05.678
        \t Executed 3 tests, with 1 test skipped and 2 failures (1 unexpected) in 0.002 (0.002) seconds
        """

    @Test(
        "What ran, what failed and where, as either system prints it",
        arguments: [
            linux,
            linux.replacing(#/CatTests\.(test\w+)/#) { "-[ShopTests.CatTests \($0.output.1)]" },
        ]
    )
    func read(text: String) {
        let output = XCTestOutput(text) { $0.hasPrefix("/link/") ? "Tests/\($0.dropFirst(6))" : nil }
        #expect(output.ended == ["CatTests/testLoad", "CatTests/testEdit"])
        #expect(output.isComplete)
        #expect(output.unfinished == nil)
        #expect(
            output.failures == [
                TestFailure(
                    name: "CatTests: testEdit",
                    message: "XCTAssertEqual failed: (\"2\") is not equal to (\"1\") - two",
                    file: "Tests/CatTests.swift",
                    line: 6
                ),
                TestFailure(name: "CatTests: testEdit", message: "threw error \"Gone()\""),
            ]
        )
    }

    @Test("A crash leaves a test unfinished; a failure without a word is a failure")
    func crash() {
        let output = XCTestOutput("Test Case 'CatTests.testLoad' started at 2026-01-02 03:04:05.678\n") { _ in nil }
        #expect(output.unfinished == "CatTests/testLoad")
        #expect(!output.isComplete)
        let silent = XCTestOutput("Test Case 'CatTests.testLoad' failed (0.0 seconds)\n") { _ in nil }
        #expect(silent.failures.map(\.message) == ["It failed."])
    }

    @Test("Only the functions that were asked for are tests that ran")
    func outcome() {
        let load = TestFunction(
            inTarget: "ShopTests",
            type: "CatTests",
            name: "testLoad",
            file: "/link/A.swift",
            line: 3
        )
        let outcome = TestOutcome(XCTestOutput(Self.linux) { _ in nil }, of: [load])
        #expect(outcome.tests == [load])
        #expect(outcome.cases == 1)
        #expect(outcome.failures.count == 2)
        #expect(outcome.caseNames == ["CatTests: testLoad": []])
    }
}
