import Foundation
import TestFolder
import Testing

@testable import Workshop

struct NewExerciseTests {
    private func made(_ kinds: [String]) throws -> (TestFolder, Course) {
        let made = try MadeUpCourse()
        try NewExercise("read/names", in: made.course, checking: kinds).write()
        let listed = """
            title: {en: Poems, zh: 诗}
            package: {Sources/Poems: Poems}
            chapters: [{id: read, title: {en: Read, zh: 读}, exercises: [names]}]
            """
        try made.folder.write(listed, to: "Workshop/workshop.yml")
        return (made.folder, try Course.read(from: made.folder.url(of: "Workshop")))
    }

    private func tried(_ kinds: [String]) async throws -> (names: [String], faults: [String]) {
        let (folder, course) = try made(kinds)
        let copy = folder.url(of: "copy")
        let proof = try CourseProof(of: course, in: copy, environment: MadeUpCourse.environment)
        var (names, faults): ([String], [String]) = ([], [])
        try await proof.run(on: course.exercises) { trial in
            if !names.contains(trial.name) { names.append(trial.name) }
            faults += trial.fault.map { [$0] } ?? []
        }
        return (names, faults)
    }

    @Test(
        "A new exercise of answers is as announced from the beginning, but for what its author has to write",
        arguments: [["answers"], ["prediction"], ["answers", "prediction"]]
    )
    func verified(kinds: [String]) async throws {
        let (names, faults) = try await tried(kinds)
        #expect(names == ["exercise.yml", "start", "solution"])
        #expect(faults.contains("It tries 0 wrong answers; there have to be 5."))
        let unwritten = faults.filter { $0.contains("still says") || $0.contains("says nothing below") }
        #expect(unwritten.count == faults.count - 1)
        #expect(unwritten.contains("hints.en.md still says “A hint.”, as catwalk workshop new-exercise wrote it."))
        #expect(unwritten.contains("page.zh.md says nothing below “## 为什么重要”."))
    }

    @Test("Each kind of check is written so that it can be read", arguments: NewExercise.kinds)
    func kinds(kind: String) throws {
        let exercise = try made([kind]).1.exercise("read/names")
        #expect(exercise.checks.map(\.id).contains(kind))
        #expect(exercise.start == kind)
    }

    @Test(
        "What is no chapter and name is refused, and names the chapters",
        arguments: [
            "", "names", "write/names", "read/", "read/../names", "read/Names", "read/a b", "read/a/b", "/names",
        ]
    )
    func noName(id: String) throws {
        let course = try MadeUpCourse().course
        let error = try #require(throws: WorkshopError.self) { try NewExercise(id, in: course) }
        #expect("\(error)".hasSuffix("Chapters: read."))
    }

    @Test("An exercise that is there is left alone")
    func there() throws {
        let made = try MadeUpCourse()
        let before = try made.folder.text(of: "Workshop/read/season/exercise.yml")
        #expect(throws: WorkshopError.self) { try NewExercise("read/season", in: made.course).write() }
        #expect(try made.folder.text(of: "Workshop/read/season/exercise.yml") == before)
    }
}
