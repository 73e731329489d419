import Foundation
import SwiftSyntax
import Testing

@testable import Parsing

@Suite("Outlines")
struct OutlineTests {
    @Test(
        "What stands in braces is blank, wherever a brace is none",
        arguments: [
            ("struct A { let a = 1 }", "struct A {           }"),
            ("func f() { if a { b } }\nlet c = 1", "func f() {            }\nlet c = 1"),
            // The lines stay, whatever they end with.
            ("enum A {\r\ncase a\r}", "enum A {\r\n      \r}"),
            ("{ // }\n}", "{     \n}"),
            ("{ /* } /* } */ */ }", "{                 }"),
            (#"{ "}" }"#, "{     }"),
            (##"{ #"}"}"# }"##, "{         }"),
            ("{ \"\"\"\n}\"}\n\"\"\" }", "{    \n   \n    }"),
            (#"{ "\(f("}") { 1 }) }" }"#, "{                     }"),
            (##"{ #"\(})\#(g("}"))"# }"##, "{                    }"),
            ("{ `}` }", "{     }"),
            ("{ a / b } c", "{       } c"),
            ("{ (a)/b/c } d", "{         } d"),
        ]
    )
    func blank(text: String, outline: String) {
        #expect(BraceScan(of: text).outline == outline)
    }

    @Test(
        "A brace around a type alias keeps what leads to it",
        arguments: [
            (
                "struct A { func f() { 1 }; typealias B = C; func g() { 2 } }",
                "struct A { func f() {   }; typealias B = C; func g() {   } }"
            ),
            ("{ { typealias A = B }; { 1 } } { 2 }", "{ { typealias A = B }; {   } } {   }"),
            // No alias: a name, a text and a comment.
            ("{ typealiases }", "{             }"),
            ("{ \"typealias A\" /* typealias B */ }", "{                                 }"),
        ]
    )
    func aliases(text: String, outline: String) {
        #expect(BraceScan(of: text).outline == outline)
    }

    @Test(
        "Where only a parser knows what is a brace, all is kept",
        arguments: [
            "{ let a = /}/ }", "{ f(/\"/) }", "{ #/}/# }", "{ a+/b }", "{ '}' }", "{ <#}#> }", "{ \"a\n }", "{ `a\n }",
            "{ #\"\"\"# }", "{ /* }", "{ \"\"\"\n }", "{ } }", "{ { }", "{ \"\\(a }",
            "{ " + String(repeating: "\"\\(", count: 100_000),
        ]
    )
    func doubt(text: String) {
        #expect(BraceScan(of: text).outline == text)
    }

    /// Catwalk's own tests hold literals, interpolations and regex literals of every sort, and much code in texts.
    @Test("What is declared outermost stands where it stands in the whole tree")
    func ownTests() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        let differing = try await DeepThread.map(paths) { path in
            let whole = try ParsedFile.read(path: path, in: root)
            let outline = try ParsedFile.readOutline(path: path, in: root)
            return whole.text == outline.text && whole.items == outline.items ? nil : path
        }
        #expect(paths.count > 150)
        #expect(differing.compactMap(\.self) == [])
    }
}

extension ParsedFile {
    /// What each item at the top level is, from where to where.
    fileprivate var items: [String] {
        tree.statements.map { item in
            let end = lines.position(atOffset: item.endPositionBeforeTrailingTrivia.utf8Offset)
            return
                "\(item.item.kind) \(location(of: item)) \(end) \(item.firstToken(viewMode: .sourceAccurate)?.text ?? "")"
        }
    }
}
