import Coverage
import Foundation
import Report
import Testing

struct XcodeCoverageTests {
    /// As `xcrun xccov view --report --json` has it, with what is not read, too.
    private static let text = """
        {"coveredLines": 5, "executableLines": 10, "lineCoverage": 0.5, "targets": [
          {"name": "Shop.app", "buildProductPath": "/b/Shop", "coveredLines": 3, "executableLines": 8, "lineCoverage": 0.4,
           "files": [{"name": "Cat.swift", "path": "/ci/Shop/Cat.swift", "coveredLines": 3, "executableLines": 8,
            "lineCoverage": 0.375, "functions": [
              {"name": "Cat.a()", "lineNumber": 1, "executionCount": 2, "coveredLines": 3, "executableLines": 3, "lineCoverage": 1},
              {"name": "Cat.b()", "lineNumber": 5, "executionCount": 0, "coveredLines": 0, "executableLines": 5, "lineCoverage": 0}]}]},
          {"name": "ShopTests.xctest", "coveredLines": 4, "executableLines": 12, "lineCoverage": 0.3,
           "files": [{"name": "Dog.swift", "path": "/ci/Shop/Dog.swift", "coveredLines": 4, "executableLines": 4,
            "lineCoverage": 1, "functions": []}, {"name": "Cat.swift", "path": "/ci/Shop/Cat.swift", "coveredLines": 0, "executableLines": 8,
            "lineCoverage": 0, "functions": []}]}]}
        """

    @Test("Files have lines and functions, no regions; of a file in two targets the one that ran counts")
    func report() throws {
        let file = try CoverageFile(text: Data(Self.text.utf8), name: "x.json")
        let coverage = file.coverage { $0 == "/ci/Shop/Cat.swift" ? "Shop/Cat.swift" : nil }
        let figures = try #require(coverage.files["Shop/Cat.swift"])
        #expect(figures.lines == CoverageCount(covered: 3, total: 8))
        #expect(figures.functions == CoverageCount(covered: 1, total: 2))
        #expect(figures.regions.share == nil)
        #expect(figures.codeLines == nil)
        #expect(coverage.regions.isEmpty && coverage.lines.isEmpty)
        #expect(coverage.gaps(of: "Shop/Cat.swift") == nil)
        // In the order of the text, each once, however much of it ran.
        #expect(file.sources == ["/ci/Shop/Cat.swift", "/ci/Shop/Dog.swift"])
    }

    @Test(
        "What is not in that form names the key",
        arguments: [
            (
                "\"coveredLines\": 3, \"executableLines\": 8", "\"coveredLines\": 9, \"executableLines\": 8",
                "coveredLines"
            ),
            ("\"executionCount\": 2", "\"executionCount\": \"2\"", "executionCount"),
            ("\"path\": \"/ci/Shop/Cat.swift\"", "\"place\": \"\"", "path"),
        ]
    )
    func broken(_ old: String, new: String, key: String) throws {
        let text = Self.text.replacing(old, with: new)
        let error = #expect(throws: CoverageError.self) { try CoverageFile(text: Data(text.utf8), name: "x.json") }
        #expect(error?.description.contains(key) == true)
        #expect(error?.description.contains("xcrun xccov view --report --json") == true)
    }
}

struct ProgramBundleTests {
    @Test(
        "A bundle stands for its program, wherever the system puts it, and for the library that Xcode makes in debug builds",
        arguments: [
            ("Shop.app", ["Shop.app/Contents/MacOS/Shop"], ["Shop.app/Contents/MacOS/Shop"]),
            (
                "b/Shop.app/", ["b/Shop.app/Shop", "b/Shop.app/Shop.debug.dylib"],
                ["b/Shop.app/Shop.debug.dylib", "b/Shop.app/Shop"]
            ),
            ("Kit.framework", ["Kit.framework/Kit"], ["Kit.framework/Kit"]),
            ("Kit.framework", ["Kit.framework/Versions/A/Kit"], ["Kit.framework/Versions/A/Kit"]),
            (
                "ShopTests.xctest", ["ShopTests.xctest/Contents/MacOS/ShopTests"],
                ["ShopTests.xctest/Contents/MacOS/ShopTests"]
            ),
            // On Linux a test bundle is a program.
            ("ShopTests.xctest", ["ShopTests.xctest"], ["ShopTests.xctest"]),
            ("Gone.app", [], ["Gone.app"]), ("shop", ["shop"], ["shop"]),
        ]
    )
    func programs(_ path: String, there: [String], expected: [String]) {
        #expect(ProgramBundle(path).programs { there.contains($0) } == expected)
    }
}
