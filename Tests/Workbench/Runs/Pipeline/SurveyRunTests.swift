import Foundation
import Lines
import Pipeline
import Support
import TestFolder
import Testing

@Suite("Survey")
struct SurveyRunTests {
    @Test("A file's figures are those of its lines, types, bodies")
    func figures() async throws {
        let kiosk = try Kiosk(["a.swift": "// One\n\nstruct A {\n    func b() { if c { d() } }\n}\nenum E {}\n"])
        let file = try #require(try await kiosk.survey("a.swift").files.first)

        #expect(file.path == "a.swift")
        // The struct, the function, the `if`, the call and the enum are items.
        #expect(file.lines == LineCounts(code: 4, comment: 1, blank: 1, logical: 5))
        #expect((file.types.structs, file.types.enums, file.types.classes) == (1, 1, 0))
        // One for the body and one for the `if`; cognitive has the `if` alone.
        #expect((file.complexity.bodies, file.complexity.cyclomatic, file.complexity.cognitive) == (1, 2, 1))
        #expect(file.complexity.cyclomaticMaximum == 2)
    }

    @Test("Edges are counted where they start, across the files of a folder and the imports of a package")
    func edges() async throws {
        let kiosk = try Kiosk([
            "Package.swift": "let p = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/A.swift": "public struct A {}\nstruct Own { let a: A; let b: A }",
            "Sources/B/B.swift": "import A\nstruct B { let a: A; let own: Own }",
            "Sources/B/C.swift": "struct C { let a: A; let b: B }",
        ])
        let edges = Dictionary(
            uniqueKeysWithValues: try await kiosk.survey().targets.map { ($0.name, $0.coupling.edges) }
        )

        // In A: Own to A. In B: B to A, and C to B, since C's file does not import A.
        // `Own` counts too: syntax does not look at access levels.
        #expect(edges["A"] == 1)
        #expect(edges["B"] == 3)
    }

    @Test("Hidden files and folders, and what links lead to, are left out; hidden Swift is told of, that of builds not")
    func leftOut() async throws {
        let kiosk = try Kiosk([
            "A.swift": "", ".b.swift": "", ".build/c.swift": "", "d.txt": "", ".ui/f/g.swift": "", ".github/h.yml": "",
        ])
        let files = FileManager.default
        try files.createSymbolicLink(
            at: kiosk.folder.url(of: "e.swift"),
            withDestinationURL: kiosk.folder.url(of: "A.swift")
        )
        let survey = try await kiosk.survey()

        #expect(survey.files.map(\.path) == ["A.swift"])
        #expect(survey.leftOut == [".b.swift", ".ui"])
        #expect(survey.problems.isEmpty)
    }

    @Test("Several arguments are told apart by their names, and none is measured twice")
    func severalArguments() async throws {
        let kiosk = try Kiosk(["One/A.swift": "", "Two/One/B.swift": "", "Two/C.swift": ""])

        #expect(
            try await kiosk.survey("One", "Two").files.map(\.path) == ["One/A.swift", "Two/C.swift", "Two/One/B.swift"]
        )
        #expect(try await kiosk.survey("One", "Two/One").files.map(\.path) == ["One-2/B.swift", "One/A.swift"])
        #expect(try await kiosk.survey("Two", "Two/One", "Two").files.map(\.path) == ["C.swift", "One/B.swift"])
    }

    @Test(
        "A folder that is spelled in two ways is measured once, under the first one's name",
        arguments: [
            ["../One", "."], [".", "../One"], [".", "./"], ["../One/", "../One"], [".", "Two/.."], ["..", "."],
            ["Two", "Two/A.swift", "./Two"],
        ]
    )
    func spellings(_ arguments: [String]) async throws {
        let folder = try TestFolder()
        try folder.write("struct A {}\n", to: "One/Two/A.swift")

        // Without a slash at its end, the folder that arguments are relative to would be the one around it.
        let one = URL(filePath: folder.url(of: "One").path, directoryHint: .isDirectory)

        let survey = try await SurveyRun(arguments, in: one).run()

        #expect(survey.files.map(\.lines.code) == [1])
        #expect(survey.problems.isEmpty)
    }

    @Test("Two surveys of the same files are the same")
    func deterministic() async throws {
        let files = (1...40).map { ("\($0 % 4)/F\($0).swift", "struct S\($0) { let s: S\($0 % 7 + 1) }") }
        let kiosk = try Kiosk(Dictionary(uniqueKeysWithValues: files))

        let first = try await kiosk.survey()
        let second = try await kiosk.survey()
        #expect(try JSONText.text(for: first) == JSONText.text(for: second))
    }
}
