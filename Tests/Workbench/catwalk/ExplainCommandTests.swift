import ArgumentParser
import TestFolder
import Testing

@testable import catwalk

struct ExplainCommandTests {
    @Test("Without a name it lists all names: measures, habits, and the rules of the subject")
    func list() async throws {
        let folder = try TestFolder()
        let bare = try await catwalk("explain", in: folder.url)
        #expect(bare.status == .exited(0))
        #expect(bare.output.text.hasPrefix("Measures:\n  files\n  types\n"))
        #expect(
            bare.output.text.hasSuffix(
                "Habits:\n  fullPatternForTrivialScene\n  logicInPresenter\n  hardWiredDependency\n  bypassedLayer\n  protocolForTrifle\n"
            )
        )

        try folder.write("struct A {}\n", to: "Sources/App/A.swift")
        try folder.write(
            """
            name: One
            baseline: App
            architectures:
              - name: App
                sources: Sources/App
            scenarios: 'Scenario'
            rules:
              - name: stands-alone
                imports: [Foundation]
            """,
            to: ".catwalk.yml"
        )
        #expect(try await catwalk("explain", in: folder.url).output.text.hasSuffix("Rules:\n  stands-alone\n"))
    }

    @Test("Without a report a measure is defined all the same, and how to get its figures is said")
    func withoutReport() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", "instability", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(
            result.output.text == """
                I, instability

                Ce / (Ca + Ce); undefined where both are 0.
                Source: Martin 1994

                """
        )
        #expect(result.errors.text.hasSuffix("so there are no figures here. Make one with catwalk report.\n"))
    }

    @Test("A habit is defined, with or without a report")
    func habit() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", "protocolForTrifle", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(result.output.text.hasPrefix("protocolForTrifle\n\nA protocol of the architecture has exactly one"))
    }

    @Test("A name that nothing has is wrong usage, with or without a configuration")
    func unknown() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", "propagation-costs", in: folder.url)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains("There is no measure, habit or rule \"propagation-costs\" here."))
        #expect(result.output.text.isEmpty)
    }

    @Test("The page of all definitions takes no name")
    func markdown() {
        #expect(throws: (any Error).self) { try ExplainCommand.parse(["--markdown", "edges"]) }
    }
}
