import Foundation
import Support
import TestFolder
import Testing
import Workshop

@testable import catwalk

/// A watch of two exercises that need no build: one predicts a change, the other is the list's last.
struct WorkshopSessionTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test("Each save that passes shows the prediction beside what came of it now")
    func predicted() async throws {
        var (session, said) = try await session(at: "read/predict")
        try write("files: 2\n", to: "Answers/predict.yml")
        try write("Leaves rise.\n", to: "Sources/Poems/autumn.txt")
        try await session.checkAndSay()
        #expect(said.lines.contains("Passed: Predict."))
        #expect(said.lines.contains { $0.contains("you predicted 2, and it came to 1") })
        said.forget()
        try write("Snow falls.\n", to: "Sources/Poems/winter.txt")
        try await session.checkAndSay()
        #expect(said.lines.contains { $0.contains("you predicted 2, and it came to 2") })
    }

    @Test("Keys show one more hint each time, the list, and once the exercise is passed the next one")
    func keys() async throws {
        var (session, said) = try await session(at: "read/predict")
        #expect(try await session.press("h"))
        #expect(try await session.press("h"))
        #expect(said.lines == ["Hint 1 of 3", "Read.", "Hint 2 of 3", "Leaves."])
        said.forget()
        #expect(try await session.press("l"))
        #expect(said.lines.contains("  → read/predict  Predict (now)"))
        said.forget()
        #expect(try await session.press("n"))
        #expect(said.lines.count == 1 && said.lines[0].contains("read/predict is not passed"))
        try write("files: 0\n", to: "Answers/predict.yml")
        try await session.checkAndSay()
        said.forget()
        #expect(try await session.press("n"))
        #expect(said.lines.contains("read/last: Last\n"))
        #expect(try session.folder.exercise.id == "read/last")
    }

    @Test("Another key asks for nothing", arguments: ["x", "\n", "\u{1B}"])
    func otherKey(_ key: Character) async throws {
        var (session, said) = try await session(at: "read/predict")
        #expect(try await !session.press(key))
        #expect(said.lines.isEmpty)
    }

    @Test("After the last exercise those are named that were skipped")
    func skipped() async throws {
        var (session, said) = try await session(at: "read/last")
        try write("season: {answer: autumn}\n", to: "Answers/last.yml")
        try await session.checkAndSay()
        #expect(said.lines.contains("That was the last exercise."))
        #expect(said.lines.contains("Not passed yet: read/predict."))
    }
}

extension WorkshopSessionTests {
    private final class Said: Sendable {
        private let told = Locked<[String]>([])

        var lines: [String] { told.value }

        func tell(_ line: String) { told.withValue { $0.append(line) } }

        func forget() { told.withValue { $0 = [] } }
    }

    private func session(at exercise: String) async throws -> (WorkshopSession, Said) {
        for (path, text) in Self.files { try folder.write(text, to: path) }
        let environment = ProcessInfo.processInfo.environment
        let course = try Course.read(from: folder.url(of: "Workshop"))
        let learner = try await LearnersFolder.start(
            course,
            at: folder.url(of: "Learner"),
            with: course.exercise(exercise),
            environment: environment
        )
        let said = Said()
        let words = WorkshopWords(language: .en) { said.tell($0) }
        return (try WorkshopSession(of: learner, words: words, environment: environment), said)
    }

    private func write(_ text: String, to path: String) throws { try folder.write(text, to: "Learner/\(path)") }

    private static func exercise(_ name: String, checks: String, solution: String) -> [String: String] {
        var files = [
            "exercise.yml": """
            title: {en: \(name.capitalized), zh: 诗}
            yours: ['Answers/*', 'Sources/Poems/*']
            checks:
              - id: answers
                \(checks)
                says: {en: Read the poem once more., zh: 再读一遍。}
            start: answers
            """,
            "start.patch": "--- /dev/null\n+++ b/Answers/\(name).yml\n@@ -0,0 +1,1 @@\n+# Not answered.\n",
        ]
        files["solution.patch"] = """
            --- a/Answers/\(name).yml
            +++ b/Answers/\(name).yml
            @@ -1,1 +1,1 @@
            -# Not answered.
            +\(solution)

            """
        for language in ["en", "zh"] {
            files["page.\(language).md"] = "# \(name)\n"
            files["hints.\(language).md"] = "## 1\n\nRead.\n\n## 2\n\nLeaves.\n\n## 3\n\nThey fall.\n"
            files["solution.\(language).md"] = "Leaves fall in autumn.\n"
        }
        return Dictionary(uniqueKeysWithValues: files.map { ("Workshop/read/\(name)/\($0)", $1) })
    }

    private static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        "Poems/autumn.txt": "Leaves fall.\n",
        "Workshop/Package/.gitignore": ".workshop.json\n.build/\n",
        "Workshop/workshop.yml": """
        title: {en: Poems, zh: 诗}
        package: {Sources/Poems: Poems}
        chapters: [{id: read, title: {en: Read, zh: 读}, exercises: [predict, last]}]
        """,
    ]
    .merging(exercise("predict", checks: "prediction: {file: Answers/predict.yml, of: [files]}", solution: "files: 1"))
    { $1 }
    .merging(
        exercise(
            "last",
            checks: "answers: {file: Answers/last.yml, questions: {season: {accepts: [autumn]}}}",
            solution: "season: {answer: autumn}"
        )
    ) { $1 }
}
