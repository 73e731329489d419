import Foundation
import Page
import TestFolder
import Testing

@testable import Show

struct ExerciseWatchTests {
    private let folder: TestFolder

    /// A course with one exercise, and a learner's folder without more than its progress.
    init() throws {
        folder = try TestFolder()
        try folder.write(
            """
            title: {en: Poems, zh: 诗}
            package: {}
            chapters: [{id: read, title: {en: Read, zh: 读}, exercises: [season]}]
            """,
            to: "Workshop/workshop.yml"
        )
        let checks = ["first", "second"].map { id in
            "  - {id: \(id), rubric: {file: a.md, items: 1, figures: 0}, says: {en: No \(id)., zh: 不}}"
        }
        try folder.write(
            "title: {en: The season, zh: 季节}\nyours: ['*']\nstart: first\nchecks:\n\(checks.joined(separator: "\n"))\n",
            to: "Workshop/read/season/exercise.yml"
        )
        for language in ["en", "zh"] { try folder.write("Read.", to: "Workshop/read/season/page.\(language).md") }
    }

    @Test(
        "What a verdict has noted is told: checks hold up to the one that does not, and what comes after was not tried",
        arguments: [
            ("\"passed\": []", "first –, second –"), ("\"passed\": [\"read/season\"]", "first ✓, second ✓"),
            ("\"passed\": [], \"stoppedBy\": \"first\"", "first ✗, second –"),
            ("\"passed\": [], \"stoppedBy\": \"second\"", "first ✓, second ✗"),
            ("\"passed\": [], \"stoppedBy\": \"earlier\"", "first ✓, second ✓, earlier ✗"),
        ]
    )
    func noted(progress: String, checks: String) async throws {
        let course = folder.url(of: "Workshop").path
        let rest = "\"hints\": {}, \"askedSolutions\": [], \"begun\": {}, \"ended\": {}"
        try folder.write(
            "{\"schemaVersion\": 1, \"course\": \"\(course)\", \"exercise\": \"read/season\", \(rest), \(progress)}",
            to: "Learner/.workshop.json"
        )
        let exercise = try #require(await first())
        #expect(exercise.title.en == "The season")
        let marks: [StagedExercise.State: String] = [.holds: "✓", .fails: "✗", .untried: "–"]
        #expect(exercise.checks.map { "\($0.id) \(marks[$0.state] ?? "")" }.joined(separator: ", ") == checks)
    }

    private func first() async -> StagedExercise? {
        let watch = ExerciseWatch(folder: folder.url(of: "Learner"))
        let (told, tell) = AsyncStream<StagedExercise>.makeStream()
        let running = Task { await watch.run { tell.yield($0) } }
        defer { running.cancel() }
        return await told.first { _ in true }
    }
}
