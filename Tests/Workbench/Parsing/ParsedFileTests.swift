import Foundation
import Parsing
import SwiftSyntax
import Testing

@Suite("Parsed file")
struct ParsedFileTests {
    @Test("The tree gives back the text, byte for byte")
    func treeIsFaithful() {
        let text = "\u{FEFF}#!/usr/bin/swift\r\nlet a = (\r"

        #expect(Array(ParsedFile(path: "a.swift", text: text).tree.description.utf8) == Array(text.utf8))
    }

    @Test("A node's location is that of its first token, after comments and blanks")
    func location() throws {
        let file = ParsedFile(path: "a.swift", text: "// One\n\n    @MainActor final class A {}\n")
        let type = try #require(file.tree.statements.first)

        #expect(file.location(of: type) == SourcePosition(line: 3, column: 5))
    }

    @Test("A file is read from below the root, and keeps its relative path")
    func read() throws {
        try withFile(bytes: Array("let a = 1\n".utf8)) { root in
            let file = try ParsedFile.read(path: "Inner/a.swift", in: root)

            #expect(file.path == "Inner/a.swift")
            #expect(file.text == "let a = 1\n")
        }
    }

    @Test("Bytes that are not UTF-8 are repaired")
    func repair() throws {
        try withFile(bytes: [0x2F, 0x2F, 0xFF, 0x0A]) { root in
            let file = try ParsedFile.read(path: "Inner/a.swift", in: root)

            #expect(file.text == "//\u{FFFD}\n")
        }
    }

    @Test("A file that is not there is an error that names it")
    func missing() throws {
        try withFile(bytes: []) { root in
            let error = #expect(throws: ParsingError.self) {
                try ParsedFile.read(path: "Inner/b.swift", in: root)
            }
            let text = try #require(error).description
            #expect(text.hasPrefix("The source file Inner/b.swift in \(root.path) could not be read: "))
            #expect(text.hasSuffix(" Check that it is there and that you may read it."))
        }
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
