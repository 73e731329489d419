import Foundation
import TestFolder
import Testing

@testable import Workshop

struct NewExerciseTests {
    @Test("A new exercise is as announced from the beginning, but for the wrong answers, which its author has to find")
    func verified() async throws {
        let made = try MadeUpCourse()
        try NewExercise("read/names", in: made.course).write()
        let listed = """
            title: {en: Poems, zh: 诗}
            package: {Sources/Poems: Poems}
            chapters: [{id: read, title: {en: Read, zh: 读}, exercises: [names]}]
            """
        try made.folder.write(listed, to: "Workshop/workshop.yml")
        let course = try Course.read(from: made.folder.url(of: "Workshop"))
        let copy = made.folder.url(of: "copy")
        let proof = try CourseProof(of: course, in: copy, environment: MadeUpCourse.environment)
        var (names, faults): ([String], [String]) = ([], [])
        try await proof.run(on: course.exercises) { trial in
            names.append(trial.name)
            faults += trial.fault.map { [$0] } ?? []
        }
        #expect(names == ["exercise.yml", "start", "solution"])
        #expect(faults == ["It tries 0 wrong answers; there have to be 5."])
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
