import Declarations
import Parsing
import Testing

struct TestFunctionCollectorTests {
    @Test("Functions with @Test count, with the types around them and their labels, and no others")
    func names() {
        let file = ParsedFile(
            path: "LoadTests.swift",
            text: """
                import Testing

                @Test func free() {}

                struct LoadTests {
                    @Test("a sentence", arguments: [1, 2])
                    func fails(_ count: Int, after delay: Int) {}

                    @Testing.Test func qualified() {
                        @Test func local() {}
                    }

                    func helper() {}

                    final class Inner {
                        @MainActor @Test func nested() {}
                    }
                }

                extension LoadTests {
                    @Test func `in backticks`() {}
                    @Tested func otherAttribute() {}
                }

                // @Test func comment() {}
                """
        )
        #expect(
            file.testFunctions == [
                "LoadTests.Inner.nested()", "LoadTests.fails(_:after:)", "LoadTests.in backticks()",
                "LoadTests.qualified()", "free()",
            ]
        )
    }
}
