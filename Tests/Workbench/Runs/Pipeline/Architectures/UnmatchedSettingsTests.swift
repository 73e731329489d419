import TestFolder
import Testing

@testable import Pipeline

struct UnmatchedSettingsTests {
    @Test("What fits nothing is warned of, in the order of the configuration, and breaks no rule")
    func idle() async throws {
        let warnings = try await Self.warnings(
            of: """
                scenes: [Load, Laod]
                roles:
                  View: ['*View', '*Veiw', 'App/*', 'Ap/*']
                rules:
                  - name: one
                    forbidden: {from: '*Nothing', to: View}
                  - name: two
                    layers: {mayUse: {View: ['*Cat', '*Cta']}}
                """
        )
        #expect(
            warnings
                == [
                    "No file stands in a directory named for the scene \"Laod\". Correct or remove it.",
                    "The pattern \"*Veiw\" of the role View fits no type and no file. Correct or remove it.",
                    "The pattern \"Ap/*\" of the role View fits no type and no file. Correct or remove it.",
                    "The pattern \"*Nothing\" in the rule one fits no type, so nothing is held to it. Correct it.",
                    "The pattern \"*Cta\" in the rule two fits no type, so nothing is held to it. Correct it.",
                ].map { ".catwalk.yml: warning: \($0)" }
        )
    }

    @Test("A rule that can never be broken is warned of: nothing that it holds for is on one of its sides")
    func never() async throws {
        let warnings = try await Self.warnings(
            of: """
                roles:
                  View: ['*View']
                  Tested: ['*ViewTests']
                rules:
                  - name: idle
                    forbidden: {from: Tested, to: View}
                  - name: busy
                    forbidden: {from: View, to: One}
                """
        )
        #expect(
            warnings == [
                ".catwalk.yml: warning: The rule idle can never be broken: no type that it holds for is in Tested. "
                    + "Correct or remove it."
            ]
        )
    }

    @Test("Scenes can't be held apart where there are none")
    func scenes() async throws {
        let warnings = try await Self.warnings(of: "rules:\n  - name: apart\n    independentScenes: {}\n")
        #expect(
            warnings == [
                ".catwalk.yml: warning: The rule apart holds scenes apart, but there are none. Name them in the key scenes."
            ]
        )
    }

    @Test("A pattern may fit a type alone, a file's name alone, or a test")
    func fitting() async throws {
        let warnings = try await Self.warnings(
            of: """
                roles:
                  Type: ['LoadView']
                  File: ['Screen']
                  Test: ['*ViewTests']
                rules:
                  - name: one
                    forbidden: {from: Type, to: '*Cat'}
                """
        )
        #expect(warnings.isEmpty)
    }

    /// Of an architecture with a view, a cat and a test.
    private static func warnings(of settings: String) async throws -> [String] {
        let folder = try TestFolder()
        try folder.write("struct LoadView {}\n", to: "Sources/One/Load/Screen.swift")
        try folder.write("struct TomCat {}\n", to: "Sources/One/App/TomCat.swift")
        try folder.write("struct LoadViewTests {}\n", to: "Tests/One/LoadViewTests.swift")
        let architecture = """
            name: Cats
            baseline: One
            architectures:
              - name: One
                sources: Sources/One
                tests: Tests/One
            scenarios: ScenarioTests

            """
        try folder.write(architecture + settings, to: ".catwalk.yml")
        return try await CheckRun(root: folder.url, environment: [:], references: .syntax, measuresFigures: false) {
            _ in
        }
        .run().warnings
    }
}
