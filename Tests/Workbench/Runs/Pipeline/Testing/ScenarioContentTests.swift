import Foundation
import Report
import TestFolder
import Testing

@testable import Pipeline

@Suite("Whether scenarios are the same")
struct ScenarioContentTests {
    private static let layer = "public let stories = [\"a\"]\npublic func load() { fatalError() }"
    private static let support = "public func play(_ s: String) throws { throw Failure() }"

    @Test(
        "The tests' words tell, with all that they use in their folder; the architecture's own name may differ",
        arguments: [
            // The list is a layer's, and `play` of what supports the tests can fail.
            (
                "struct T { @Test(arguments: stories) func plays(s: String) throws { try NAME.play(s) } }",
                "struct T { @Test(arguments: stories) func plays(s: String) throws { try NAME.play(s) } }",
                ScenarioLikeness.sharedList
            ),
            // Comments and line ends are no words.
            ("@Test func a() { #expect(1 == 1) }", "@Test\nfunc a() {\n    // one\n    #expect(1 == 1) }", .sameTests),
            ("@Test func a() { XCTAssertTrue(true) }", "@Test func a() { XCTAssertTrue(true) }", .sameTests),
            ("@Test func a() { _ = 1 }", "@Test func a() { _ = 1 }", .unasserted),
            // That the app itself may stop is no expectation.
            ("@Test func a() { load() }", "@Test func a() { load() }", .unasserted),
            ("@Test func a() { #expect(1 == 1) }", "@Test func a() { #expect(2 == 2) }", .different),
            // What differs is a helper of the tests.
            (
                "@Test func a() { help() }\nfunc help() { #expect(1 == 1) }",
                "@Test func a() { help() }\nfunc help() { #expect(true) }", .different
            ),
            ("@Test func a() { help() }\nfunc help() {}", "@Test func a() { help() }\nfunc help() {}", .unasserted),
            // A list in the tests themselves is compared, and is not shared.
            (
                "let list = [1]\n@Test(arguments: list) func a(n: Int) { #expect(n == 1) }",
                "let list = [1]\n@Test(arguments: list) func a(n: Int) { #expect(n == 1) }", .sameTests
            ),
            (
                "let list = [1]\n@Test(arguments: list) func a(n: Int) { #expect(n == 1) }",
                "let list = [1, 2]\n@Test(arguments: list) func a(n: Int) { #expect(n == 1) }", .different
            ),
            // What no test uses does not count.
            ("@Test func a() { #expect(1 == 1) }", "@Test func a() { #expect(1 == 1) }\nfunc other() {}", .sameTests),
        ]
    )
    func likeness(first: String, second: String, expected: ScenarioLikeness) throws {
        let contents = try [("MVC", first), ("MVP", second)].map { try Self.content(of: $0.0, text: $0.1) }
        #expect(ScenarioContent.likeness(of: contents) == expected)
    }

    @Test("The same tests with other cases are not the same scenarios; one architecture is not compared")
    func cases() throws {
        let text = "@Test func a() { #expect(1 == 1) }"
        let one = try Self.content(of: "MVC", text: text, cases: ["a": ["x"]])
        let two = try Self.content(of: "MVP", text: text, cases: ["a": ["y"]])
        #expect(ScenarioContent.likeness(of: [one, two]) == .different)
        #expect(ScenarioContent.likeness(of: [one]) == nil)
    }

    /// Each `@Test` in the text is one that ran.
    private static func content(
        of name: String,
        text: String,
        cases: [String: [String]] = [:]
    ) throws -> ScenarioContent {
        let text = text.replacing("NAME", with: name)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let tests = lines.indices.filter { lines[$0].contains("@Test") }
        return ScenarioContent(
            of: [name],
            tests: [try file("T.swift", text)],
            at: tests.map { SourcePlace(file: "T.swift", line: $0 + 1) },
            cases: cases,
            support: NamedDeclarations.all(in: [try file("S.swift", support)]),
            sharedNames: [try file("L.swift", layer)].declared.outermostNames
        )
    }

    private static func file(_ path: String, _ text: String) throws -> SourceFile {
        let folder = try TestFolder()
        try folder.write(text, to: path)
        return try SourceFile(FoundFile(root: folder.url, path: path, name: path, package: nil, size: 0))
    }
}
