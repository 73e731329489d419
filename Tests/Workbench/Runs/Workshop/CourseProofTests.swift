import TestFolder
import Testing

@testable import Workshop

struct CourseProofTests {
    private func faults(replacing changes: [String: String?]) async throws -> [String: String] {
        let made = try MadeUpCourse(replacing: changes)
        let proof = try CourseProof(
            of: made.course,
            in: made.folder.url(of: "copy"),
            environment: MadeUpCourse.environment
        )
        var faults: [String: String] = [:]
        try await proof.run(on: made.course.all(named: "read/season")) { trial in
            if let fault = trial.fault { faults[trial.name, default: ""] += fault }
        }
        return faults
    }

    @Test("All is as announced, but for the wrong answers that are missing")
    func asAnnounced() async throws {
        let faults = try await faults(replacing: [:])
        #expect(faults.keys.sorted() == ["exercise.yml"])
        #expect(faults["exercise.yml"]?.contains("It tries 1 wrong answers") == true)
    }

    @Test(
        "What is not as announced is told",
        arguments: [
            ("solution.patch", MadeUpCourse.answer("spring", because: "autumn.txt:1"), "solution", "does not pass"),
            ("wrong/winter.patch", MadeUpCourse.answer("fall", because: "autumn.txt:1"), "wrong/winter", "It passes."),
            ("wrong/winter.patch", MadeUpCourse.answer("spring", because: "x"), "wrong/winter", "There is no snow."),
            ("hint-1.patch", MadeUpCourse.answer("fall", because: "autumn.txt:1"), "hint-1", "It passes."),
            ("hint-1.patch", "no patch", "hint-1", "does not fit"),
        ]
    )
    func told(_ file: String, _ text: String, _ trial: String, _ words: String) async throws {
        let faults = try await faults(replacing: ["Workshop/read/season/\(file)": text])
        #expect(faults[trial]?.contains(words) == true)
    }

    @Test("A page that is missing in one language is told")
    func missingPage() async throws {
        let faults = try await faults(replacing: ["Workshop/read/season/page.zh.md": nil])
        #expect(faults["exercise.yml"] != nil)
    }

    @Test(
        "A text in the other language is told",
        arguments: [
            ("page.zh.md", "## Why\n\nIt matters.\n", "page.zh.md is in the other language where it says “## Why”."),
            ("solution.en.md", "秋天落叶。\n", "solution.en.md is in the other language where it says “秋天落叶。”."),
            ("hints.zh.md", "## 1\n\n`a`\n\n## 2\n\nb\n\n## 3\n\nc\n", "hints.zh.md is in the other language"),
        ]
    )
    func language(_ file: String, _ text: String, _ words: String) async throws {
        let faults = try await faults(replacing: ["Workshop/read/season/\(file)": text])
        #expect(faults["exercise.yml"]?.contains(words) == true)
    }

    @Test("If the start does not build, that is told once, and nothing else of the exercise is tried")
    func unbuilt() async throws {
        let exercise = """
            title: {en: The season, zh: 季节}
            yours: ['Answers/*']
            checks: [{id: behaves, scenarios: [MVC], says: {en: It does not., zh: 不对。}}]
            start: behaves
            wrong:
              winter: {fails: behaves, says: It does not.}
            """
        let faults = try await faults(replacing: ["Workshop/read/season/exercise.yml": exercise])
        #expect(faults.keys.sorted() == ["exercise.yml", "start"])
        #expect(faults["start"]?.hasSuffix("Nothing else of the exercise is tried until that builds.") == true)
    }
}
