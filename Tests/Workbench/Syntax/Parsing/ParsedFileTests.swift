import Foundation
import Support
import SwiftSyntax
import Testing

@testable import Parsing

@Suite("Parsed file")
struct ParsedFileTests {
    @Test("The tree gives back the text, byte for byte")
    func treeIsFaithful() {
        let text = "\u{FEFF}#!/usr/bin/swift\r\nlet a = (\r"

        #expect(Array(ParsedFile(path: "a.swift", text: text).tree.description.utf8) == Array(text.utf8))
    }

    @Test("A file is read from below the root, and keeps its relative path")
    func read() throws {
        try withFile(bytes: Array("let a = 1\n".utf8)) { root in
            let file = try ParsedFile.read(path: "Inner/a.swift", in: root)

            #expect(file.path == "Inner/a.swift")
            #expect(file.text == "let a = 1\n")
        }
    }

    // Each level takes the parser three times as long: 14 levels, or 68 bytes, take minutes. Of 11 the thread that is given up
    // comes to an end soon, and takes no time from other tests.
    @Test("A file that the parser does not come to an end with is given up")
    func endless() throws {
        func bytes(_ levels: Int) -> [UInt8] { Array(("func f() { " + String(repeating: "@A<(", count: levels)).utf8) }
        try withFile(bytes: bytes(4)) { root in
            #expect(throws: Never.self) { try ParsedFile.read(path: "Inner/a.swift", in: root) }
        }
        try withFile(bytes: bytes(11)) { root in
            #expect(throws: ParsingError(path: "Inner/a.swift", fault: .slow(depth: 23))) {
                try ParsedFile.read(path: "Inner/a.swift", in: root)
            }
        }
    }

    @Test(
        "A file that is no text is refused, and the line is named",
        arguments: [
            // A lone FF starts no UTF-8; a cut-off é and a surrogate are none either.
            ([0x2F, 0x2F, 0xFF, 0x0A], .notUnicode(line: 1)),
            (Array("a\r\nb\n\u{E9}".utf8.dropLast()), .notUnicode(line: 3)),
            (Array("a\r\nb\rc\u{E9}".utf8.dropLast()), .hasReturn(line: 2)),
            ([0x61, 0x0D], .hasReturn(line: 1)),
            ([0x0A, 0xED, 0xA0, 0x80], .notUnicode(line: 2)),
            ([0x61, 0x0A, 0x00, 0x0A], .hasNull(line: 2)),
        ] as [([UInt8], ParsingError.Fault)]
    )
    func noText(bytes: [UInt8], fault: ParsingError.Fault) throws {
        try withFile(bytes: bytes) { root in
            #expect(throws: ParsingError(path: "Inner/a.swift", fault: fault)) {
                try ParsedFile.read(path: "Inner/a.swift", in: root)
            }
        }
    }

    @Test("A file that is not there is an error that names it")
    func missing() throws {
        try withFile(bytes: []) { root in
            #expect(throws: ParsingError(path: "Inner/b.swift", fault: .unreadable(SystemReason(code: ENOENT)))) {
                try ParsedFile.read(path: "Inner/b.swift", in: root)
            }
        }
    }

    @Test("A folder is refused, and so is a named pipe, which is not opened")
    func noFile() throws {
        try withFile(bytes: []) { root in
            try #require(mkfifo(root.appending(path: "pipe.swift").path, 0o600) == 0)

            for path in ["Inner", "pipe.swift"] {
                #expect(throws: ParsingError(path: path, fault: .notAFile)) {
                    try ParsedFile.read(path: path, in: root)
                }
            }
        }
    }

    @Test("A file of more than 4 MiB is refused before it is read")
    func tooLarge() throws {
        try withFile(bytes: []) { root in
            try #require(truncate(root.appending(path: "Inner/a.swift").path, 4 * 1024 * 1024 + 1) == 0)

            #expect(throws: ParsingError(path: "Inner/a.swift", fault: .tooLarge(limit: 4 * 1024 * 1024))) {
                try ParsedFile.read(path: "Inner/a.swift", in: root)
            }
        }
    }

    @Test("Calls chained beyond what visitors bear are refused, and the longest that anybody writes are not")
    func deepTree() throws {
        let chain = { (calls: Int) in Array(("let a = b\n" + String(repeating: ".c()", count: calls)).utf8) }
        try withFile(bytes: chain(1_000)) { root in
            #expect(throws: Never.self) { try ParsedFile.read(path: "Inner/a.swift", in: root) }
        }
        try withFile(bytes: chain(10_000)) { root in
            #expect(throws: ParsingError(path: "Inner/a.swift", fault: .excess(.nesting, line: 1, maximum: 8_000))) {
                try ParsedFile.read(path: "Inner/a.swift", in: root)
            }
        }
    }

    @Test("An error can take another name for the file than its path")
    func named() throws {
        try withFile(bytes: [0]) { root in
            #expect(throws: ParsingError(path: "App/a.swift", fault: .hasNull(line: 1))) {
                try ParsedFile.read(path: "Inner/a.swift", in: root, named: "App/a.swift")
            }
        }
    }

    @Test("Forty levels of brackets are parsed to the innermost, in debug builds too")
    func nesting() {
        let text = String(repeating: "do { ", count: 40) + "a()" + String(repeating: " }", count: 40)
        let calls = ParsedFile(path: "a.swift", text: text).tree.tokens(viewMode: .sourceAccurate)
            .filter { $0.parent?.parent?.is(FunctionCallExprSyntax.self) == true }

        #expect(calls.map(\.text) == ["a"])
    }
}

extension ParsedFileTests {
    private func withFile(bytes: [UInt8], test: (URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "ParsedFileTests-\(UUID())")
        let directory = root.appending(path: "Inner")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data(bytes).write(to: directory.appending(path: "a.swift"))
        try test(root)
    }
}
