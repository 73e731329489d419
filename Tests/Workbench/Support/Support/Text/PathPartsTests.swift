import Support
import Testing

struct PathPartsTests {
    @Test(
        "A path is taken apart at each slash, also where a mark combines with it",
        arguments: [
            ("a/b", ["a", "b"]), ("/a//b/", ["a", "b"]), ("../\u{301}x", ["..", "\u{301}x"]), ("", []),
            ("\u{D4E}/a", ["\u{D4E}", "a"]),
        ]
    )
    func parts(path: String, parts: [String]) {
        #expect(path.pathParts == parts)
    }
}
