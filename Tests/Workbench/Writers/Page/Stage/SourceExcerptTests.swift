import Foundation
import Testing

@testable import Page

struct SourceExcerptTests {
    private func excerpt(_ text: String, around line: Int) -> SourceExcerpt {
        SourceExcerpt(of: Data(text.utf8), around: line)
    }

    private static func numbered(_ count: Int) -> String { (1...count).map { "\($0)\n" }.joined() }

    @Test("A short source is shown whole, whatever line is asked for", arguments: [.min, -1, 0, 1, 3, 4, 5, .max])
    func whole(line: Int) {
        let excerpt = excerpt("a\n\nb\n", around: line)
        #expect(excerpt.first == 1)
        #expect(excerpt.lines == ["a", "", "b", ""])
        #expect(excerpt.isWhole)
    }

    @Test("A line ends as on any system; what is no text is shown as such; a file may be empty")
    func lines() {
        #expect(excerpt("a\r\nb\r\n", around: 1).lines == ["a", "b", ""])
        #expect(excerpt("a\rb", around: 1).lines == ["a\rb"])
        #expect(SourceExcerpt(of: Data([0xFF, 0x0A, 0xC3]), around: 1).lines == ["\u{FFFD}", "\u{FFFD}"])
        #expect(excerpt("", around: 1).lines == [""])
        #expect(excerpt("", around: 1).isWhole)
    }

    @Test(
        "Of many lines those around the asked one are shown, as many above it as below",
        arguments: [
            (1, 1, 2_000), (1_000, 1, 2_000), (1_001, 1, 2_000), (1_002, 2, 2_001), (5_000, 4_000, 5_999),
            (9_999, 8_999, 10_000), (99_999, 9_001, 10_000),
        ]
    )
    func many(line: Int, first: Int, last: Int) {
        let excerpt = excerpt(Self.numbered(10_000), around: line)
        #expect(excerpt.first == first)
        #expect(excerpt.lines.first == "\(first)")
        #expect(excerpt.lines.last { !$0.isEmpty } == "\(last)")
        #expect(excerpt.lines.count <= 2_000)
        #expect(!excerpt.isWhole)
    }

    @Test("Long lines leave fewer of them, and the asked one is among these", arguments: [1, 50, 100])
    func long(line: Int) {
        let text = (1...100).map { "\($0) " + String(repeating: "x", count: 10_000) }.joined(separator: "\n")
        let excerpt = excerpt(text, around: line)
        #expect(excerpt.lines[line - excerpt.first].hasPrefix("\(line) "))
        #expect(excerpt.lines.reduce(0) { $0 + $1.utf8.count } <= 128 * 1024)
        #expect(excerpt.lines.count >= 6)
        #expect(!excerpt.isWhole)
    }

    @Test("A line that is too long is cut")
    func longest() {
        let excerpt = excerpt("a\n" + String(repeating: "x", count: 200_000) + "\nb", around: 2)
        #expect(excerpt.first == 1)
        #expect(excerpt.lines.map(\.utf8.count) == [1, 128 * 1024 - 2])
        #expect(!excerpt.isWhole)
    }
}
