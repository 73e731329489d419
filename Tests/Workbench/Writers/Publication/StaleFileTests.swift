import Files
import Foundation
import Testing

@testable import Publication

struct StaleFileTests {
    @Test(
        "The first line that differs is found, at the ends too",
        arguments: [
            ("a\nb\nc", "a\nx\nc", 2, "b", "x"),
            ("a\nb", "a", 2, "b", nil),
            ("a", "a\nb", 2, nil, "b"),
            ("a\n", "a", 2, "", nil),
            ("", "a", 1, "", "a"),
        ] as [(String, String, Int, String?, String?)]
    )
    func difference(_ current: String, _ text: String, line: Int, found: String?, expected: String?) {
        let file = PublishedFile(EnclosedFile("a", in: URL(filePath: "/")), text: text)
        let stale = StaleFile(file: file, current: current)
        #expect(stale.line == line)
        #expect(stale.found == found)
        #expect(stale.expected == expected)
    }
}
