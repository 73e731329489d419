import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

/// Checks the figures of a subject by its syntax, which takes no build.
@Suite(.serialized)
struct GateCommandTests {
    private static let screen = "Sources/Left/Greet/GreetScreen.swift"

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (TestFolder) throws -> Void
        let lines: [String]
    }

    private static let changes = [
        Change(
            testDescription: "one line added to one file",
            make: {
                let text = try $0.text(of: screen)
                try $0.write(
                    text.replacing(
                        "        return greeting\n",
                        with: "        let all = greeting\n        return all\n"
                    ),
                    to: screen
                )
            },
            lines: [
                "\(screen): error: code lines 9 → 10 (+1)",
                ".catwalk-baseline.json: error: Left is not as accepted, and nothing is tolerated: lines.code 20 → 21 (+1), and ",
                "Rules: 1. Breaches: 0 new, 0 accepted, 0 gone.",
            ]
        ),
        Change(
            testDescription: "one forbidden reference, on a line that was there",
            make: {
                let text = try $0.text(of: screen)
                try $0.write(
                    text.replacing(
                        "public struct GreetScreen {\n    public init()",
                        with: "import Base; public struct GreetScreen {\n    public init(_: Name? = nil)"
                    ),
                    to: screen
                )
            },
            lines: [
                "\(screen):2:20: error: GreetScreen (View) uses Name (Base), which is forbidden. [view-does-not-use-base]",
                "\(screen): error: logical lines 6 → 7 (+1)",
                ".catwalk-baseline.json: error: Left is not as accepted, and nothing is tolerated: ",
                "Rules: 1. Breaches: 1 new, 0 accepted, 0 gone.",
            ]
        ),
        Change(
            testDescription: "one test deleted",
            make: { folder in
                let path = "Tests/Left/GreetPresenterTests.swift"
                let text = try folder.text(of: path)
                let test = try #require(text.range(of: "    @Test"))
                try folder.write(text[..<test.lowerBound] + "}\n", to: path)
            },
            lines: [
                "Tests/Left/GreetPresenterTests.swift: error: without the test GreetPresenterTests.named(), "
                    + "code lines 9 → 5 (−4) [figures of Left]",
                ".catwalk-baseline.json: error: Left is not as accepted, and nothing is tolerated: tests.functions 2 → 1 (−1), "
                    + "tests.lines.code 18 → 14 (−4), and ",
                "Rules: 1. Breaches: 0 new, 0 accepted, 0 gone.",
            ]
        ),
        Change(
            testDescription: "one file moved out of its scene",
            make: { folder in
                try FileManager.default.moveItem(
                    at: folder.url(of: screen),
                    to: folder.url(of: "Sources/Left/GreetScreen.swift")
                )
            },
            lines: [
                "Sources/Left/GreetScreen.swift: error: renamed from \(screen), scene Greet → none",
                ".catwalk-baseline.json: error: Left is not as accepted, and nothing is tolerated: scenes.Greet.files 2 → 1 (−1), "
                    + "scenes.Greet.lines.code 20 → 11 (−9), scenes.Greet.complexity.bodies 4 → 2 (−2), and ",
                "Rules: 1. Breaches: 0 new, 0 accepted, 0 gone.",
            ]
        ),
    ]

    @Test("What is as accepted passes, with a line that says so")
    func asAccepted() async throws {
        let check = try await check(accepted())
        #expect(check.status == .exited(0))
        #expect(check.output.text == "Rules: 1. Breaches: 0 new, 0 accepted, 0 gone.\nFigures: as accepted.\n")
    }

    @Test("The gate names exactly what was changed", arguments: changes)
    func names(_ change: Change) async throws {
        let folder = try await accepted()
        try change.make(folder)
        let check = try await check(folder)
        #expect(check.status == .exited(1))
        let lines = check.output.text.split(separator: "\n").map(String.init)
        #expect(lines.count == change.lines.count + 1)
        for (line, start) in zip(lines, change.lines) { #expect(line.hasPrefix(start)) }
        #expect(lines.last?.hasSuffix("If that is meant, accept it with catwalk check --update.") == true)
    }

    @Test("A file that only has another name is told of, and fails nothing")
    func renamed() async throws {
        let folder = try await accepted()
        try FileManager.default.moveItem(
            at: folder.url(of: Self.screen),
            to: folder.url(of: "Sources/Left/Greet/HelloScreen.swift")
        )
        let check = try await check(folder)
        #expect(check.status == .exited(0))
        #expect(
            check.output.text.hasPrefix(
                "Sources/Left/Greet/HelloScreen.swift: warning: renamed from \(Self.screen); "
                    + "take that in with catwalk check --update\n"
            )
        )
    }

    @Test("What is tolerated fails nothing, and what goes further says how much was tolerated")
    func tolerance() async throws {
        let folder = try await accepted(gate: "gate: {tolerance: {'*lines.*': 2, 'complexity.*': 50 %}}")
        let text = try folder.text(of: Self.screen)
        try folder.write(text + "let a = 1\nlet b = 2\n", to: Self.screen)
        let within = try await check(folder)
        #expect(within.status == .exited(0))
        #expect(within.output.text.contains("\nFigures: 0 not as accepted, "))
        try folder.write(text + "let a = 1\nlet b = 2\nlet c = 3\n", to: Self.screen)
        let beyond = try await check(folder)
        #expect(beyond.status == .exited(1))
        #expect(
            beyond.output.text.contains("Left is not as accepted: lines.code 20 → 23 (+3), tolerated 2, and ")
        )
    }

    @Test("A budget that does not hold fails with its place, whatever was accepted")
    func budget() async throws {
        let folder = try await accepted(gate: "gate:\n  budgets:\n    - Left.lines.code <= 20\n    - Left.files < 2")
        let line = try folder.text(of: ".catwalk.yml").split(separator: "\n").count
        let check = try await check(folder)
        #expect(check.status == .exited(1))
        #expect(
            check.output.text.hasPrefix(
                ".catwalk.yml:\(line):7: error: the budget Left.files < 2 does not hold: Left.files is 2\n"
            )
        )
    }

    @Test(
        "What speaks of figures that there are not is an error with line and key",
        arguments: [
            (
                "gate: {tolerance: {lines.cod: 1}}",
                "gate.tolerance.lines.cod: No figure is called \"lines.cod\". After lines there are blank, code, "
            ),
            (
                "gate: {tolerance: {lines.code: much}}",
                "gate.tolerance.lines.code: This is \"much\". Write a number such as 10 or a share such as 5 % instead."
            ),
            (
                "gate: {tolerance: {lines.code: -1}}",
                "gate.tolerance.lines.code: This is \"-1\". Write a number such as 10 or a share such as 5 % instead."
            ),
            (
                "gate: {budgets: [Left.lines.cod < 9]}",
                "gate.budgets[0]: There is no figure Left.lines.cod, which “Left.lines.cod < 9” names. Did you mean \"code\"? "
            ),
            ("gate: {budgets: [Left.lines <]}", "gate.budgets[0]: “Left.lines <” is not one expression. "),
            (
                "gate: {exact: [files, lines.cod]}",
                "gate.exact[1]: No figure is called \"lines.cod\". After lines there are blank, code, "
            ),
            ("gate: {budget: []}", "gate.budget: There is no key \"budget\" here. Did you mean \"budgets\"? "),
        ]
    )
    func unknown(_ gate: String, words: String) async throws {
        let check = try await check(accepted(gate: gate))
        #expect(check.status == .exited(2))
        #expect(check.errors.text.hasPrefix("catwalk: .catwalk.yml:"))
        #expect(check.errors.text.contains(words))
        #expect(check.output.text.isEmpty)
    }

    @Test("A check writes nothing, and an update twice in a row gives the same bytes")
    func writes() async throws {
        let folder = try await accepted()
        let baseline = try folder.text(of: ".catwalk-baseline.json")
        try folder.write(folder.text(of: Self.screen) + "let a = 1\n", to: Self.screen)
        _ = try await check(folder)
        #expect(try folder.text(of: ".catwalk-baseline.json") == baseline)
        _ = try await check(folder, "--update")
        let updated = try folder.text(of: ".catwalk-baseline.json")
        #expect(updated != baseline)
        _ = try await check(folder, "--update")
        #expect(try folder.text(of: ".catwalk-baseline.json") == updated)
        #expect(try folder.names().filter { $0.contains("baseline") } == [".catwalk-baseline.json"])
    }

    @Test("For programs a check is one document, which has what the lines leave out, and the same exit code")
    func document() async throws {
        let folder = try await accepted()
        let fine = try await check(folder, "--format", "json")
        #expect(fine.status == .exited(0))
        #expect(try Self.document(of: fine)["passes"] as? Bool == true)
        try folder.write(folder.text(of: Self.screen) + "let a = 1\n", to: Self.screen)
        let broken = try await check(folder, "--format", "json")
        #expect(broken.status == .exited(1))
        let document = try Self.document(of: broken)
        #expect(document["passes"] as? Bool == false)
        let figures = try #require(document["figures"] as? [String: Any])
        let failing = try #require(figures["failing"] as? [[String: Any]])
        #expect(
            failing.contains { $0["of"] as? String == "Left" && $0["name"] as? String == "roles.View.lines.code" }
        )
        let both = try await check(folder, "--format", "json", "--update")
        #expect(both.status == .exited(2))
    }

    private static func document(of result: ToolResult) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: result.output.data) as? [String: Any])
    }

    @Test("A baseline of breaches alone is read, with a word that there are no figures")
    func oldVersion() async throws {
        let folder = try await accepted()
        try folder.write("{\"acceptedBreaches\": [], \"schemaVersion\": 1}", to: ".catwalk-baseline.json")
        let check = try await check(folder)
        #expect(check.status == .exited(0))
        #expect(check.output.text.hasSuffix("There is no baseline of figures: catwalk check --update writes one.\n"))
    }

    @Test("Without a gate for figures a baseline has breaches alone, and no figure fails")
    func withoutGate() async throws {
        let folder = try await accepted(gate: "")
        let summary = "Figures: none are held. The key gate in .catwalk.yml names those that are.\n"
        try folder.write(folder.text(of: Self.screen) + "let a = 1\n", to: Self.screen)
        let passing = try await check(folder)
        #expect(passing.status == .exited(0))
        #expect(passing.output.text.hasSuffix(summary))
        let update = try await check(folder, "--update")
        #expect(update.output.text == "Accepted in .catwalk-baseline.json: 0 breaches.\n")
        #expect(try folder.text(of: ".catwalk-baseline.json").utf8.count < 100)
    }

    @Test("Comments and blank lines never fail, whatever is held")
    func comments() async throws {
        let folder = try await accepted()
        try folder.write(folder.text(of: Self.screen) + "\n// 1\n\n/* 2 */\n", to: Self.screen)
        let check = try await check(folder)
        #expect(check.status == .exited(0))
        #expect(check.output.text.hasSuffix("\nFigures: as accepted.\n"))
    }

    @Test("Breaches can be accepted alone: the accepted figures stay")
    func breachesAlone() async throws {
        let folder = try await accepted()
        let text = try folder.text(of: Self.screen)
        try folder.write("import Base\nstruct HomeView { let name: Name }\n" + text, to: Self.screen)
        let update = try await check(folder, "--update-breaches")
        #expect(update.output.text == "Accepted in .catwalk-baseline.json: 1 breach.\n")
        let broken = try await check(folder)
        #expect(broken.status == .exited(1))
        #expect(broken.output.text.contains("Breaches: 0 new, 1 accepted, 0 gone."))
        #expect(broken.output.text.contains("Left is not as accepted"))
        #expect(try await check(folder, "--update", "--update-breaches").status == .exited(2))
    }

    private static let exact = "gate: {exact: true}"

    /// What `check --update` writes for the twins as they are, with every figure.
    private static let baseline = Task {
        let folder = try Twins.copy(named: "Gate")
        try folder.write(folder.text(of: ".catwalk.yml") + exact + "\n", to: ".catwalk.yml")
        _ = try await check(folder, ["--update"]).checked()
        return try folder.text(of: ".catwalk-baseline.json")
    }

    /// The twins with their figures accepted.
    private func accepted(gate: String = exact) async throws -> TestFolder {
        let baseline = try await Self.baseline.value
        let folder = try Twins.copy(named: "Gate")
        try folder.write(folder.text(of: ".catwalk.yml") + gate + "\n", to: ".catwalk.yml")
        try folder.write(baseline, to: ".catwalk-baseline.json")
        return folder
    }

    private func check(_ folder: TestFolder, _ arguments: String...) async throws -> ToolResult {
        try await Self.check(folder, arguments)
    }

    private static func check(_ folder: TestFolder, _ arguments: [String]) async throws -> ToolResult {
        try await catwalk(["check", "--engine", "syntax"] + arguments, in: folder.url)
    }
}
