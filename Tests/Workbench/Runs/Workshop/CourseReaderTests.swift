import Files
import Foundation
import Subject
import TestFolder
import Testing

@testable import Workshop

struct CourseReaderTests {
    @Test("A course is read with its chapters, exercises and words")
    func reads() throws {
        let made = try MadeUpCourse()
        let course = made.course
        #expect(course.title.zh == "诗")
        #expect(course.exercises.map(\.id) == ["read/season", "read/wind"])
        #expect(course.exercises.map(\.title.en) == ["The season", "The wind"])
        #expect(course.exercises[1].continues == "read/season")
        #expect(try course.exercises[0].hint(2, in: .en) == "Leaves.")
        #expect(try course.exercises[0].text(of: .page, in: .zh) == "# 季节\n")
    }

    @Test(
        "What is wrong is told with file and line",
        arguments: [
            ("checks:\n  - {id: a, says: {en: e, zh: z}}", "Give it exactly one"),
            ("checks:\n  - {id: a, tests: [MVP], rules: all, says: {en: e, zh: z}}", "tests"),
            ("checks:\n  - {id: a, tests: [MVP], says: {en: e}}", "zh"),
            ("checks: []\nstart: layers", "layers"),
            ("checks: []\nstart: a\nwork: b", "work"),
        ]
    )
    func faults(_ text: String, word: String) {
        let file = "title: {en: e, zh: z}\nyours: ['*']\n\(text)\n"
        let error = #expect(throws: SubjectError.self) {
            try MadeUpCourse(replacing: ["Workshop/read/wind/exercise.yml": file])
        }
        #expect(error.map { "\($0)".contains("read/wind/exercise.yml:") } == true)
        #expect(error.map { "\($0)".contains(word) } == true)
    }

    @Test("A page that is not UTF-8 is told with file and line")
    func noText() throws {
        let made = try MadeUpCourse()
        let exercise = made.course.exercises[1]
        try Data([0x61, 0x0A, 0xFF]).write(to: exercise.folder.appending(path: "page.en.md"))
        let error = #expect(throws: SubjectError.self) { try exercise.text(of: .page, in: .en) }
        #expect(error.map { "\($0)".contains("wind/page.en.md:2:1: ") } == true)
    }

    @Test(
        "A course puts nothing where git, the package manager or catwalk keep what is theirs",
        arguments: [
            ".git/config", "Sources/.GIT/hooks/pre-commit", ".build/workshop", ".workshop.json", ".swiftpm/a",
            // Some file systems pass over what nobody sees.
            ".g\u{200C}it/config",
        ]
    )
    func reserved(_ path: String) throws {
        let text = "title: {en: e, zh: z}\nchapters: []\npackage: {Sources/Poems: Poems, '\(path)': Poems/autumn.txt}\n"
        let error = #expect(throws: WorkshopError.self) { try MadeUpCourse(replacing: ["Workshop/workshop.yml": text]) }
        #expect(error.map { "\($0)".contains("workshop.yml:3:") } == true)
        #expect(error.map { "\($0)".contains("may not put anything there") } == true)
    }

    @Test(
        "A course takes nothing that is hidden, such as keys",
        arguments: [".ssh", "Poems/.secret", ".config/a.txt"],
        ["package: {Keys: 'SOURCE'}", "pictures: {'SOURCE': {en: e, zh: z}}\npackage: {Poems: Poems}"]
    )
    func hidden(_ source: String, _ key: String) throws {
        let line = key.replacing("SOURCE", with: source)
        let text = "title: {en: e, zh: z}\nchapters: []\n\(line)\n"
        let error = #expect(throws: WorkshopError.self) { try MadeUpCourse(replacing: ["Workshop/workshop.yml": text]) }
        #expect(error.map { "\($0)".contains("workshop.yml:3:") && "\($0)".contains(source) } == true)
    }

    @Test("A course takes files of the package that it belongs to, and of no other folder around it")
    func noPackage() async throws {
        let made = try MadeUpCourse(replacing: ["Package.swift": nil])
        let error = await #expect(throws: WorkshopError.self) { try await made.trees.package() }
        #expect(error.map { "\($0)".contains("is no package") } == true)
    }

    @Test(
        "No folder of a course or of its package may be a link",
        arguments: ["Poems", "Workshop/Package", "Workshop/read/wind"]
    )
    func link(_ path: String) async throws {
        let made = try MadeUpCourse()
        let outside = try TestFolder()
        try outside.write("title: {en: Secret, zh: 秘}", to: "exercise.yml")
        let place = made.folder.url(of: path)
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside.url)
        await #expect(throws: FileFault.link(path: place.path)) {
            let course = try Course.read(from: made.folder.url(of: "Workshop"))
            _ = try await CourseTrees(of: course, git: made.git).package()
        }
    }

    @Test("The build comes before the first check that needs it, and after rules")
    func build() throws {
        let check = "says: {en: e, zh: z}}"
        let text = """
            title: {en: e, zh: z}
            yours: ['*']
            start: layers
            checks:
              - {id: layers, rules: all, \(check)
              - {id: tests, tests: [MVP], \(check)
            """
        let course = try MadeUpCourse(replacing: ["Workshop/read/wind/exercise.yml": text]).course
        #expect(course.exercises[1].checks.map(\.id) == ["layers", "build", "tests"])
    }
}
