import Foundation
import TestFolder
import Testing

@testable import Workshop

struct ExerciseRunTests {
    private let made: MadeUpCourse
    private let run: ExerciseRun

    init() throws {
        made = try MadeUpCourse()
        run = ExerciseRun(
            trees: made.trees,
            package: CheckedPackage(in: made.folder.url(of: "copy"), environment: MadeUpCourse.environment)
        )
    }

    private func verdict(answer: String, because reason: String) async throws -> Verdict {
        let exercise = try made.course.exercise("read/season")
        var work = try await made.trees.start(of: exercise)
        work.files["Answers/season.yml"] = Data("season: {answer: '\(answer)', because: '\(reason)'}\n".utf8)
        return try await run.verdict(on: work, of: exercise)
    }

    @Test(
        "An answer is right whatever its capitals, blanks, article and plural, if the cited line shows it",
        arguments: ["autumn", " Fall ", "The autumn", "an  AUTUMN", "Autumns"]
    )
    func right(_ answer: String) async throws {
        #expect(try await verdict(answer: answer, because: "Poems/autumn.txt:1").isPassed)
    }

    @Test(
        "What is wrong with an answer is told",
        arguments: [
            ("winter", "autumn.txt:1", "There is no snow."),
            ("spring", "autumn.txt:1", "“spring” is not right"),
            ("autumn", "autumn.txt:2", "autumn.txt:2 does not show it. That line says: Wind sleeps."),
            ("autumn", "autumn.txt:3", "autumn.txt:3 is an empty line"),
            ("autumn", "autumn.txt:9", "have no line “autumn.txt:9”"),
            ("autumn", "line 14", "have no line “line 14”"),
            ("the", "autumn.txt:1", "“the” is not right"),
            ("autumn", "", "no reason yet"),
            ("", "autumn.txt:1", "no answer yet"),
        ]
    )
    func wrong(_ answer: String, _ reason: String, _ words: String) async throws {
        let verdict = try await verdict(answer: answer, because: reason)
        let said = VerdictText(of: verdict).lines.map(\.en).joined(separator: "\n")
        #expect(!verdict.isPassed)
        #expect(said.contains(words))
        #expect(said.contains("Read the poem once more."))
    }

    @Test("A change of what is the course's counts for nothing, and is told")
    func unchecked() async throws {
        let exercise = try made.course.exercise("read/season")
        var work = try await made.trees.solution(of: exercise)
        work.files["Sources/Poems/autumn.txt"] = Data("Snow falls.\n".utf8)
        let verdict = try await run.verdict(on: work, of: exercise)
        #expect(verdict.isPassed)
        #expect(verdict.unchecked == ["Sources/Poems/autumn.txt"])
    }

    @Test("What was right before has to stay right")
    func earlier() async throws {
        let exercise = try made.course.exercise("read/wind")
        var work = try await made.trees.start(of: exercise)
        work.files["Answers/wind.yml"] = Data("wind: {answer: sleeps}\n".utf8)
        #expect(try await run.verdict(on: work, of: exercise).isPassed)
        work.files["Answers/season.yml"] = Data("season: {answer: spring}\n".utf8)
        #expect(try await run.verdict(on: work, of: exercise).failure?.exercise.id == "read/season")
    }
}
