import Declarations
import Parsing
import Testing

struct XCTestMethodTests {
    @Test("Methods named test… of classes that inherit, and of extensions, count in files that import XCTest")
    func names() {
        let text = """
            @testable import Shop
            import XCTest

            final class LoadTests: XCTestCase {
                override func setUp() {}
                func testLoads() {
                    func testLocal() {}
                }
                @MainActor
                func testThrows() async throws {}
                func test(_ number: Int) {}
                static func testStatic() {}
                private func testPrivate() {}
                func helps() {}
                struct Inner { func testNested() {} }
                #if os(Linux)
                    func testConditional() {}
                #endif
            }

            extension LoadTests {
                func testMore() {}
            }

            class Alone { func testAlone() {} }
            func testFree() {}
            """
        let methods = XCTestMethod.all(in: ParsedFile(path: "LoadTests.swift", text: text))
        #expect(
            methods.map { "\($0.type).\($0.name):\($0.line)" } == [
                "LoadTests.testLoads:6", "LoadTests.testThrows:9", "LoadTests.testConditional:17",
                "LoadTests.testMore:22",
            ]
        )
        let other = ParsedFile(path: "LoadTests.swift", text: text.replacing("import XCTest", with: "import Quick"))
        #expect(XCTestMethod.all(in: other).isEmpty)
    }

    @Test("They are test functions beside those of Swift Testing")
    func both() {
        let text = "import Testing\nimport XCTest\nclass A: XCTestCase { func testA() {} }\n@Test func b() {}"
        #expect(ParsedFile(path: "T.swift", text: text).testFunctions == ["A.testA()", "b()"])
    }
}
