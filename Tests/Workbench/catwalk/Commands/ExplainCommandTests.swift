import ArgumentParser
import Foundation
import TestFolder
import Testing

@testable import catwalk

struct ExplainCommandTests {
    @Test("Without a name it lists all names: measures, anti-patterns, and the rules of the subject")
    func list() async throws {
        let folder = try TestFolder()
        let bare = try await catwalk("explain", in: folder.url)
        #expect(bare.status == .exited(0))
        #expect(bare.output.text.hasPrefix("Measures:\n  files\n  types\n"))
        #expect(
            bare.output.text.hasSuffix(
                "Anti-patterns:\n  fullPatternForTrivialScene\n  logicInPresenter\n  hardWiredDependency\n  bypassedLayer\n  protocolForTrifle\n"
            )
        )

        let ruled = try Self.folder(rule: "stands-alone")
        #expect(try await catwalk("explain", in: ruled.url).output.text.hasSuffix("Rules:\n  stands-alone\n"))
    }

    @Test("Without a report a measure is defined all the same, and how to get its figures is said")
    func withoutReport() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", "instability", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(
            result.output.text == """
                I, instability

                Ce / (Ca + Ce); undefined if both are 0.
                Source: Martin 1994
                In report.json: coupling.declared.martin.roles.*.instability. Unit: ratio.

                """
        )
        #expect(result.errors.text.hasPrefix("There is no /"))
        #expect(
            result.errors.text.hasSuffix(
                "/Reports/report.json, so there are no figures here. Make one with catwalk report.\n"
            )
        )
    }

    @Test("An anti-pattern is defined, with or without a report")
    func habit() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", "protocolForTrifle", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(result.output.text.hasPrefix("protocolForTrifle\n\nA protocol of the architecture has exactly one"))
    }

    @Test("Of an anti-pattern that was not looked for the reason is told, and no count")
    func unsought() async throws {
        let folder = try Self.folder(rule: "stands-alone")
        _ = try await catwalk("report", "--engine", "syntax", "--quiet", in: folder.url)
        let result = try await catwalk("explain", "hardWiredDependency", in: folder.url)
        #expect(result.output.text.contains("\n  App: not looked for: only the compiler's index tells; "))
        #expect(!result.output.text.contains("App: 0"))
        let untested = try await catwalk("explain", "protocolForTrifle", in: folder.url)
        #expect(untested.output.text.contains("\n  App: not looked for: no tests are known; "))
        let json = try folder.text(of: "Reports/report.json")
        #expect(json.contains("\"habitsNotLookedFor\" : ["))
        #expect(
            try await catwalk("explain", "edges-across-scenes", in: folder.url).output.text.contains(
                "no value: no file is known to be of a scene"
            )
        )
    }

    @Test(
        "A name that nothing has is an error that says what was meant, with or without a configuration",
        arguments: [
            ("propagation-costs", "Run catwalk explain"),
            ("instabilty", "Did you mean \"instability\"? Run catwalk explain"),
            ("protocolForTrifles", "Did you mean \"protocolForTrifle\"? Run catwalk explain"),
        ]
    )
    func unknown(name: String, proposal: String) async throws {
        let folder = try TestFolder()
        let result = try await catwalk("explain", name, in: folder.url)
        #expect(result.status == .exited(2))
        let problem =
            "catwalk: There is no measure, anti-pattern, rule or claim \"\(name)\" here. \(proposal) for the names of "
            + "all.\n"
        #expect(result.errors.text == problem)
        #expect(result.output.text.isEmpty)
    }

    @Test("A claim of the report has its verdict with the reason, its figures, and how little would flip it")
    func claim() async throws {
        let folder = try TestFolder()
        let sample = Repository.url(of: "Tests/Workbench/FormatCheck/sample-report.json")
        try folder.write(String(contentsOf: sample, encoding: .utf8), to: "Reports/report.json")
        let result = try await catwalk("explain", "c1", in: folder.url)
        #expect(
            result.output.text == """
                C1: VIPER costs the most code

                Mixed. Holds: code lines. Does not hold: cures.

                  Measure       MVC  VIPER
                  ✓ code lines  100    250
                  ✗ cures         1      1

                highest(lines.code) == VIPER
                highest(counted.cures) == VIPER
                MVC, VIPER share the highest place, because they differ by no more than the margin: cures.
                The verdict would be “Holds here” if VIPER had 1 more (cures: 1 → 2).

                """
        )
        #expect(result.errors.text.hasPrefix("The figures are those of "))
        #expect(try await catwalk("explain", in: folder.url).output.text.hasSuffix("\nClaims:\n  C1\n  C4\n  C15\n"))
        #expect(try await catwalk("explain", "C14", in: folder.url).errors.text.contains("Did you mean \"C1"))
    }

    @Test("A measure is found by its title, too, and one that both graphs have is explained for both")
    func titles() async throws {
        let folder = try TestFolder()
        let both = try await catwalk("explain", "Propagation cost", in: folder.url)
        #expect(both.output.text.hasPrefix("Propagation cost, declared\n\n"))
        #expect(both.output.text.contains("\n\nPropagation cost, resolved\n\n"))
        let one = try await catwalk("explain", "WMC", in: folder.url)
        #expect(one.output.text.hasPrefix("WMC\n\n"))
    }

    @Test("A rule that is called as a measure is explained before it")
    func ruleCalledAsMeasure() async throws {
        let folder = try Self.folder(rule: "instability")
        let result = try await catwalk("explain", "instability", "--engine", "syntax", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(result.output.text.hasPrefix("instability\n\nImports: no module but these is imported: Foundation.\n"))
        #expect(result.output.text.contains("\n  Breaches: 0\n\nI, instability\n\nCe / (Ca + Ce)"))
    }

    @Test("If the subject can't be built here, a rule's breaches are told from the syntax, with a word that they are")
    func withoutBuild() async throws {
        let folder = try Self.folder(rule: "stands-alone")
        try folder.write("import UIKit\nstruct A {}\n", to: "Sources/App/A.swift")
        let result = try await catwalk("explain", "stands-alone", in: folder.url)
        #expect(result.status == .exited(0))
        #expect(result.output.text.contains("\n  Breaches: 1\n"))
        #expect(result.errors.text.contains("who refers to whom is told from the syntax alone."))
        #expect(try await catwalk("explain", "stands-alone", "--engine", "index", in: folder.url).status == .exited(2))
    }

    @Test("A report that is broken is an error, after the definition")
    func brokenReport() async throws {
        let folder = try TestFolder()
        try folder.write("{", to: "Reports/report.json")
        for name in ["instability", "protocolForTrifle"] {
            let result = try await catwalk("explain", name, in: folder.url)
            #expect(result.status == .exited(2))
            #expect(!result.output.text.isEmpty)
            #expect(result.errors.text.contains("/Reports/report.json is no whole report: It is cut short: "))
        }
    }

    @Test(
        "The folder stands behind the name or after --in, and it is said of which report the figures are",
        arguments: [
            ["edges-declared", "FOLDER"], ["edges-declared", "--in", "FOLDER"], ["protocolForTrifle", "FOLDER"],
        ]
    )
    func folder(arguments: [String]) async throws {
        let folder = try Self.folder(rule: "stands-alone")
        _ = try await catwalk("report", "--engine", "syntax", "--quiet", in: folder.url)
        let elsewhere = try TestFolder()
        let arguments = arguments.map { $0 == "FOLDER" ? folder.url.path : $0 }
        let result = try await catwalk(["explain"] + arguments, in: elsewhere.url)
        #expect(result.status == .exited(0))
        #expect(result.output.text.contains("\n  App: "))
        let note = try Regex(
            "The figures are those of /.*/Reports/report.json(, written at \\d{4}-\\d\\d-\\d\\dT.*Z)?\\.\n"
        )
        #expect(result.errors.text.wholeMatch(of: note) != nil, "\(result.errors.text)")
    }

    @Test("A folder that is given twice is a mistake")
    func twice() {
        #expect(throws: (any Error).self) { try ExplainCommand.parse(["edges-declared", ".", "--in", "."]) }
    }

    @Test("The page of all definitions takes no name")
    func markdown() {
        #expect(throws: (any Error).self) { try ExplainCommand.parse(["--markdown", "edges"]) }
    }

    /// One architecture with one rule.
    private static func folder(rule: String) throws -> TestFolder {
        let folder = try TestFolder()
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
              - name: \(rule)
                imports: [Foundation]
            """,
            to: ".catwalk.yml"
        )
        return folder
    }
}
