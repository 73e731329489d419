import Foundation
import Pipeline
import Subject
import Testing

@Suite("Bad input")
struct BadInputTests {
    @Test("Each bad file is named with its reason, and the rest is measured")
    func badFiles() async throws {
        let kiosk = try Kiosk([
            "A.swift": "struct A {}", "conflict.swift": String(repeating: "<<<<<<< a\n", count: 20),
            "deep.swift": String(repeating: "[", count: 100_000),
            "hashes.swift": "\nlet a = " + String(repeating: "#", count: 200_000), "nul.swift": "a\n\0",
            "row.swift": "let a = b" + String(repeating: " as C", count: 10_000),
        ])
        try Data([0xFF]).write(to: kiosk.folder.url(of: "latin.swift"))
        try #require(mkfifo(kiosk.folder.url(of: "pipe.swift").path, 0o600) == 0)
        let survey = try await kiosk.survey()

        #expect(survey.files.map(\.path) == ["A.swift"])
        #expect(
            survey.problems.map(\.path) == [
                "conflict.swift", "deep.swift", "hashes.swift", "latin.swift", "nul.swift", "pipe.swift", "row.swift",
            ]
        )
        #expect(
            survey.problems.map(\.reason) == [
                "In line 1 begins a merge conflict. Resolve it.",
                "In line 1 it is nested deeper than 6 levels. Make it flatter.",
                "In line 2 more than 128 # stand in a row. No literal needs so many: take some away.",
                "It is not UTF-8, first in line 1. Convert it to UTF-8.",
                "It has a NUL byte in line 2. Remove it, or give the file another name if it is no source.",
                "It is no regular file. Remove it, or give it another name.",
                "In line 1 more than 4000 words stand in a row without punctuation between them. Break the row up.",
            ]
        )
    }

    @Test("What lies in a hundred folders or more is named, and the rest is measured")
    func deepFolders() async throws {
        let path = Array(repeating: "d", count: 100).joined(separator: "/")
        let kiosk = try Kiosk(["\(path)/A.swift": "struct A {}"])
        #expect(try await kiosk.survey().problems == [])
        // So many that a function which calls itself for each would need more stack than a task has.
        try kiosk.folder.write(
            "struct B {}",
            to: Array(repeating: "d", count: 1_900).joined(separator: "/") + "/B.swift"
        )
        let survey = try await kiosk.survey()
        #expect(survey.problems == [.tooDeep(path: "\(path)/d")])
        #expect(survey.files.map(\.path) == ["\(path)/A.swift"])
        #expect(try await SurveyRun(["."], in: kiosk.folder.url, except: Exclusion(["\(path)/d"])).run().problems == [])
    }

    @Test("An alias that stands for more than 100 types is named, and the rest is measured", arguments: [100, 101])
    func overfullAlias(count: Int) async throws {
        let types = (1...count).map { "A\($0)" }
        let kiosk = try Kiosk([
            "A.swift": types.map { "class \($0) {}\n" }.joined(),
            "B.swift": "typealias Most = (\(types.dropFirst().joined(separator: ", ")))\ntypealias All = (A1, Most)",
            "C.swift": "struct User { let all: All, one: A1 }",
        ])
        let survey = try await kiosk.survey()
        // B.swift uses all that it names; the user uses all that its alias stands for, or A1 alone.
        #expect(survey.total.coupling.edges == count + (count == 100 ? 100 : 1))
        #expect(
            survey.problems.map { "\($0)" }
                == (count == 100
                    ? []
                    : [
                        """
                        B.swift: The type alias All stands for more than 100 types, so Catwalk follows none of them. Name fewer \
                        in it and in the aliases that it names, or leave the file out.
                        """
                    ])
        )
        #expect(try await kiosk.graph().problems == survey.problems)
    }

    // Other file systems take no such name.
    #if os(Linux)
        @Test("A source, a folder or an argument whose name is not UTF-8 is named, and other files are not looked at")
        func misnamed() async throws {
            let kiosk = try Kiosk(["A.swift": ""])
            try kiosk.folder.make(Array("b".utf8) + [0xFF] + Array(".swift".utf8))
            try kiosk.folder.make([0xFF], isFolder: true)
            try kiosk.folder.make(Array("notes".utf8) + [0xFF])
            let survey = try await kiosk.survey()

            #expect(survey.files.map(\.path) == ["A.swift"])
            #expect(survey.problems == [.misnamed(path: "b\u{FFFD}.swift"), .misnamed(path: "\u{FFFD}")])
            #expect(try await kiosk.survey("\u{FFFD}", "A.swift").problems == [.misnamed(path: "\u{FFFD}")])
        }
    #endif

    @Test("Links that lead in a circle are named and not followed", arguments: [".", "loop", "../Inner"])
    func loops(destination: String) async throws {
        let kiosk = try Kiosk(["Inner/A.swift": ""])
        let link = kiosk.folder.url(of: "Inner/loop").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        let survey = try await kiosk.survey()

        #expect(survey.files.map(\.path) == ["Inner/A.swift"])
        #expect(survey.problems == [.loop(path: "Inner/loop")])
    }

    @Test("An argument that leads to nothing, or to nothing that can be measured, is named")
    func arguments() async throws {
        let kiosk = try Kiosk(["Empty/notes.txt": "", "A.swift": "", "notes.txt": ""])
        try #require(mkfifo(kiosk.folder.url(of: "pipe").path, 0o600) == 0)
        let survey = try await kiosk.survey("gone", "Empty", "notes.txt", "pipe", "A.swift")

        #expect(survey.files.count == 1)
        #expect(
            survey.problems == [
                .noSource(argument: "Empty"), .missing(argument: "gone"), .notSource(argument: "notes.txt"),
                .notSource(argument: "pipe"),
            ]
        )
    }

    @Test("Files below a path that is longer than the system takes are named by the folder that they are in")
    func tooDeep() async throws {
        let kiosk = try Kiosk(["A.swift": ""])
        let name = String(repeating: "d", count: 200)
        // Made from inside, one by one: by their whole path the last of them could not be.
        var folder = open(kiosk.folder.url.path, O_RDONLY)
        for _ in 0..<25 {
            try #require(mkdirat(folder, name, 0o755) == 0)
            let inner = openat(folder, name, O_RDONLY)
            close(folder)
            folder = inner
        }
        close(openat(folder, "B.swift", O_WRONLY | O_CREAT, 0o644))
        close(folder)
        let survey = try await kiosk.survey()

        #expect(survey.files.map(\.path) == ["A.swift"])
        #expect(survey.problems.count == 1)
        let problem = try #require(survey.problems.first)
        #expect(problem.path.hasPrefix("\(name)/\(name)/"))
        #expect(problem.reason.hasPrefix("What is there could not be looked at: File name too long. "))
    }

    @Test("An argument that can't be read is told by its name, alone and beside others")
    func unreadableArgument() async throws {
        // Root reads every folder; a name that is too long nobody does.
        let name = String(repeating: "d", count: 300)
        let reason =
            "What is there could not be looked at: File name too long. Shorten the names that lead there, or let them be "
            + "searched."
        let kiosk = try Kiosk(["A.swift": ""])
        for arguments in [[name], [name, "A.swift"]] {
            let problems = try await SurveyRun(arguments, in: kiosk.folder.url).run().problems
            #expect(problems.map(\.path) == [name])
            #expect(problems.map(\.reason) == [reason])
        }
    }

    @Test("A problem is one line, whatever the file is called")
    func description() {
        let problem = SurveyProblem.loop(path: "a\n\u{1B}[2J<script>")

        #expect(problem.description.hasPrefix("a\\n\\u{1B}[2J<script>: The link leads back"))
    }
}
