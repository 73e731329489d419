import Report
import TestFolder
import Testing

@testable import Extraction

struct MissingProgramsTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("", to: "bin/there")
    }

    private var programs: MissingPrograms { MissingPrograms(in: folder.url(of: "bin")) }

    @Test(
        "A program that is not where a text says is named",
        arguments: [
            ("No executable at 'BIN/math'.", ["math"]),
            ("BIN/math-2.app: no such file, nor BIN/b", ["b", "math-2.app"]),
            ("BIN/there failed", []), ("BIN/", []), ("/elsewhere/math is not there", []), ("math", []),
        ]
    )
    func names(_ text: String, names: [String]) {
        #expect(programs.named(in: [text.replacing("BIN", with: folder.url(of: "bin").path)]) == Set(names))
    }

    @Test(
        "A run lacks programs if each test that fails lacks one",
        arguments: [("no BIN/math", ["math"]), ("1 == 2", [])]
    )
    func xcTest(_ second: String, lacking: [String]) {
        let lines =
            ["no BIN/math", "not as expected"].map { "/T.swift:1: error: CatTests.testA : \($0)" }
            + ["/T.swift:2: error: CatTests.testB : \(second)"]
        let text = lines.joined(separator: "\n").replacing("BIN", with: folder.url(of: "bin").path)
        let output = XCTestOutput(text, subjectPath: { $0 }, missing: programs)
        #expect(TestOutcome(output, of: []).missingPrograms == Set(lacking))
    }
}
