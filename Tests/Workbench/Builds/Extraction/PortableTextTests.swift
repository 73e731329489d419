import Testing

@testable import Extraction

struct PortableTextTests {
    private let portable = PortableText(roots: ["home", "tmp"]) { path in
        path.hasPrefix("/tmp/package/") ? "Sources/" + path.dropFirst("/tmp/package/".count) : nil
    }

    @Test(
        "Paths within the subject become relative, and others their last part",
        arguments: [
            ("/tmp/package/App/Load.swift:7: no", "Sources/App/Load.swift:7: no"),
            ("could not open \"/home/ann/cats/1.png\"", "could not open \"1.png\""),
            ("see file:///tmp/cats/, or (/tmp)", "see cats, or (tmp)"),
            ("/tmp/a.txt → /home/ann/b.txt", "a.txt → b.txt"),
        ]
    )
    func paths(_ text: String, expected: String) {
        #expect(portable.text(text) == expected)
    }

    @Test(
        "What is no path of the machine stays as it is",
        arguments: [
            "GET /cats/random", "https://example.org/tmp/1.png", "1/2 and a/tmp/b", "./tmp/a", "~/home/ann", "// tmp",
        ]
    )
    func others(_ text: String) {
        #expect(portable.text(text) == text)
    }

    @Test("The machine's own folders are known")
    func roots() {
        #expect(PortableText { _ in nil }.text("in /tmp/build.log") == "in build.log")
    }
}
