import Foundation
import Testing

@testable import cats

@Suite("Lines that come in pieces")
struct LineSplitterTests {
    @Test(
        "are put together",
        arguments: [
            (["load\nedit\n"], ["load", "edit"]),
            (["lo", "ad\ned", "it\n"], ["load", "edit"]),
            (["load\r\nedit\r\n"], ["load", "edit"]),
            (["load\n\nedit"], ["load", "", "edit"]),
            (["caf\u{E9}\n"], ["caf\u{E9}"]),
            ([""], []),
            (["\n"], [""]),
        ]
    )
    func puts(pieces: [String], lines: [String]) {
        var splitter = LineSplitter()
        let whole = pieces.flatMap { splitter.take(Data($0.utf8)) }
        #expect(whole + (splitter.finish().map { [$0] } ?? []) == lines)
    }

    @Test("are kept up to a limit, however they come, and the next line is whole again")
    func limit() {
        var splitter = LineSplitter()
        let long = Data(repeating: 0x61, count: LineSplitter.lineLimit)
        #expect(splitter.take(long) == [])
        #expect(splitter.take(long) == [])
        let lines = splitter.take(Data("more\nload\n".utf8))
        #expect(lines == [String(repeating: "a", count: 4096), "load"])
    }

    @Test("are whole even when a letter comes in two pieces")
    func joinsBytes() {
        var splitter = LineSplitter()
        #expect(splitter.take(Data([0x63, 0xC3])) == [])
        #expect(splitter.take(Data([0xA9, 0x0A])) == ["c\u{E9}"])
        #expect(splitter.finish() == nil)
    }
}
