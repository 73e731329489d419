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
            if let fault = trial.fault { faults[trial.name] = fault }
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
}
