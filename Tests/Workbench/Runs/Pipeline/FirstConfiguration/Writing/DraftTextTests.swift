import Subject
import Testing

@Suite("Text of a first configuration")
struct DraftTextTests {
    @Test(
        "A folder's path is itself again when the configuration is read, whatever is in it, and its module has an identifier",
        arguments: [
            "yes", "12", "a: b", "#1", "it's", "\"a\"", "back\\slash", "<script>", "new\nline", "ö", "-", "*", " &x",
            "a: &b",
        ]
    )
    func names(folder: String) async throws {
        let subject = try await Sketch(["\(folder)/A.swift": "struct CatView {}"]).subject()

        #expect(subject.architectures.map(\.sources.path) == [folder])
        #expect(subject.architectures.map(\.name) == [ModuleName.identifier(for: folder)])
    }

    @Test("A role that is called like a module gets another name")
    func takenNames() async throws {
        let subject = try await Sketch(["Router/A.swift": "struct CatRouter {}"]).subject()

        #expect(subject.roles.map(\.name) == ["RouterRole"])
    }

    @Test("The terminal says what was guessed, and what to check")
    func notes() async throws {
        let lines = try await Sketch(Sketch.pair).draft().notes.description.split(separator: "\n").map(String.init)

        #expect(lines.prefix(3) == ["Guessed:", "  architectures   One, Two", "  shared layers   Canvas, Model"])
        #expect(lines.contains("  roles           ViewController (3), Presenter (2), Router (1), View (1), App"))
        #expect(lines.contains("  left out        Sources/Extra (1 file)"))
        #expect(lines.contains("The configuration speaks of 13 of 14 Swift files."))
        #expect(lines.contains("  - baseline: One is a guess from names. Name the one to compare with."))
        #expect(lines.contains("  - scenarios: the tests named PlayScenarios, told from their name."))
    }

    @Test("What a program wrote is counted, and named among what is left out")
    func generated() async throws {
        let program = "// Generated using SwiftGen\nenum Text {}"
        let text = try await Sketch([
            "App/A.swift": "struct CatView {}", "App/Text.swift": program, "Made/B.swift": program,
            "Made/C.swift": program,
        ]).draft().text

        #expect(
            text.contains(
                """
                # The configuration speaks of 1 of 4 Swift files.
                # Left out:
                #   App/Text.swift (marked as generated)
                #   Made (2 files, marked as generated)
                """
            )
        )
    }

    @Test("A project that could not be read is told in the file too, with what to do once it can be")
    func project() async throws {
        let draft = try await Sketch([
            "App/A.swift": "struct CatView {}", "App.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n",
        ]).draft()
        let project =
            "App.xcodeproj/project.pbxproj: It has merge conflicts. Resolve them; until then its files go by folders."

        #expect(draft.text.contains("\n# \(project) Then remove this file, and run catwalk init again.\n"))
        #expect(
            draft.notes.description.contains(
                "  - \(project) Then remove the configuration, and run catwalk init again.\n"
            )
        )
    }

    @Test("Of a single architecture it says so, and what is neither here nor in the toolchain is named")
    func singleNotes() async throws {
        let notes = try await Sketch(["App/A.swift": "import Alamofire\nimport UIKit"]).draft().notes.description

        #expect(notes.contains("  - architectures: nothing is like App, so it is the only one."))
        #expect(notes.contains("  - imports: Alamofire: no Swift module here"))
        #expect(notes.contains("  - tests: none were found for App."))
        #expect(!notes.contains("UIKit"))
    }

    @Test("Keys that nothing tells stand in comments, each with what it would add")
    func comments() async throws {
        let text = try await Sketch(["MVC/A.swift": "import UIKit\nclass A {}", "MVP/B.swift": "class B {}"]).draft()
            .text

        #expect(text.contains("\n# ui: ['*View']    # what draws; adds which code the tests reach without the UI\n"))
        #expect(text.contains("\n# model: ['*Model']    # what the app is about; adds the code that decides\n"))
        #expect(
            text.contains(
                "\n# scenes: [Home]    # folders that are screens; adds what each takes, and who knows whom among them\n"
            )
        )
    }

    @Test("What is needed only where it can be imported is not missing, nor is a part of a framework")
    func imports() async throws {
        let source = """
            import struct Foundation.URL
            import UIKit.UIView
            #if canImport(Gadget)
            import Gadget
            #elseif os(Linux)
            import Missing
            #endif
            """
        let notes = try await Sketch(["App/A.swift": source]).draft().notes.description

        #expect(notes.contains("  - imports: Missing: no Swift module here"))
    }
}
