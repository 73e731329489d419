import Testing

@testable import Extraction

struct ExtractionErrorTests {
    @Test("Without a test the error says which group of which target is empty, and how a group is told")
    func noTests() {
        let selection = TestSelection(target: "LeftTests", group: .scenarios, scenarioTests: "Scenario$")
        let error = ExtractionError.noTests(selection)
        #expect(error.blamesSubject)
        #expect(
            error.description == """
                No test of LeftTests ran as one of its scenarios. Tests are Swift Testing's, not XCTest's; scenarios \
                are those whose identifier matches "Scenario$", unit tests are the others. Write such a test, correct \
                the key scenarios in .catwalk.yml, or take out the architecture's key tests.
                """
        )
    }

    @Test("A failed build shows the compiler's errors and blames the subject")
    func build() {
        let error = ExtractionError.buildFailed(BuildErrors(in: "Code/A.swift:3:7: error: no"))
        #expect(error.blamesSubject)
        #expect(
            error.description
                == "The subject does not build. Mend these errors and try again:\n  Code/A.swift:3:7: error: no"
        )
    }

    @Test("An architecture that needs another is named, with the compiler's errors, and blamed")
    func isolation() {
        let error = ExtractionError.notIsolated(
            architecture: "Left",
            BuildErrors(in: "Checks/Left/T.swift:1:8: error: no such module 'Right'")
        )
        #expect(error.blamesSubject)
        #expect(
            error.description == """
                Left does not build alone with just the shared layers, so something ties it to another architecture. \
                Mend these errors and try again:
                  Checks/Left/T.swift:1:8: error: no such module 'Right'
                """
        )
    }
}
