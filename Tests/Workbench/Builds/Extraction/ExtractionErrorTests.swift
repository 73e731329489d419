import Testing

@testable import Extraction

struct ExtractionErrorTests {
    @Test("Without a test the error says which group of which target is empty, and how a group is told")
    func noTests() {
        let selection = TestSelection(target: "LeftTests", group: .scenarios, scenarioTests: "Scenario$", xcTests: [])
        let error = ExtractionError.noTests(selection)
        #expect(error.blamesSubject)
        #expect(
            error.description == """
                No test of LeftTests ran as one of its scenarios. Scenarios are those whose identifier matches \
                "Scenario$", unit tests are the others. Correct the key scenarios in .catwalk.yml, write such a test, \
                or take out the architecture's key tests.
                """
        )
    }

    @Test("A failed build shows the compiler's errors and blames the subject")
    func build() {
        let error = ExtractionError.buildFailed(BuildErrors(in: "Code/A.swift:3:7: error: no"))
        #expect(error.blamesSubject)
        #expect(
            error.description == """
                The subject does not build. Mend these errors and try again. If your own build has none: Catwalk builds \
                the folders that .catwalk.yml names as a package of its own, which has no dependencies, resources or \
                build settings. --engine syntax measures without building, and --index-store takes what another build \
                has made.
                  Code/A.swift:3:7: error: no
                """
        )
    }

    @Test(
        "What the built package can't have is told apart from what is wrong in the sources",
        arguments: [
            (
                "A.swift:1:8: error: no such module 'UIKit'", BuildErrors.Lack.module("UIKit"),
                "import UIKit, which is neither"
            ),
            ("A.swift:1:8: error: type 'Bundle' has no member 'module'", .resources, "has no resources"),
            ("error: target at '/a' contains mixed language source files", .otherLanguage, "takes one language"),
        ]
    )
    func lack(output: String, lack: BuildErrors.Lack, sentence: String) {
        let errors = BuildErrors(in: output)
        #expect(errors.lack == lack)
        let text = ExtractionError.buildFailed(errors).description
        #expect(text.contains(sentence))
        #expect(!text.contains("Mend"))
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
