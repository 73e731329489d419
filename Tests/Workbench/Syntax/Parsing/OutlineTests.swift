import Foundation
import Support
import SwiftSyntax
import TestFolder
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
            // One quote between two, not three that open a literal of several lines.
            ("{ #\"\"\"# }", "{       }"),
            (#"{ "\(f("}") { 1 }) }" }"#, "{                     }"),
            (##"{ #"\(})\#(g("}"))"# }"##, "{                    }"),
            ("{ a / b } c", "{       } c"),
            ("{ (a)/b/c } d", "{         } d"),
        ]
    )
    func blank(text: String, outline: String) {
        #expect(CodeOutline.text(of: text) == outline)
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
        #expect(CodeOutline.text(of: text) == outline)
    }

    @Test(
        "Where only a parser knows what is a brace, all is kept",
        arguments: [
            "{ let a = /}/ }", "{ f(/\"/) }", "{ #/}/# }", "{ a+/b }", "{ '}' }", "{ <#}#> }", "{ \"a\n }", "{ `a\n }",
            "{ `}` }", "{ #\"\"\"a }", "{ /* }", "{ \"\"\"\n }", "{ } }", "{ { }", "{ \"\\(a }",
            "{ " + String(repeating: "\"\\(", count: 100_000),
        ]
    )
    func doubt(text: String) {
        #expect(CodeOutline.text(of: text) == text)
    }

    @Test("Every construct is in the outline as it is in the whole tree", arguments: OutlinedSource.all)
    func constructs(source: OutlinedSource) {
        let blanked = CodeOutline.text(of: source.text)
        let whole = ParsedFile(path: "A.swift", text: source.text)
        let outline = ParsedFile(path: "A.swift", text: blanked)

        #expect(blanked == source.outline)
        #expect(outline.holds(whatIsOutermostIn: whole))
    }

    /// The tests of reading Swift hold literals, interpolations and regex literals of every sort, and code in texts.
    @Test("What is declared outermost stands where it stands in the whole tree")
    func ownTests() async throws {
        let root = Repository.url(of: "Tests/Workbench/Syntax")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        let differing = try await LargeStackThread.map(paths) { path in
            let whole = try ParsedFile.read(path: path, in: root)
            let outline = try ParsedFile.read(path: path, in: root, asOutline: true)
            return whole.text == outline.text && outline.holds(whatIsOutermostIn: whole) ? nil : path
        }
        #expect(paths.count > 30)
        #expect(differing.compactMap(\.self) == [])
    }
}

extension ParsedFile {
    /// Whether its items and aliases are those of the other, and nothing is in it that is not in the other, or
    /// elsewhere.
    fileprivate func holds(whatIsOutermostIn whole: ParsedFile) -> Bool {
        items == whole.items && aliases == whole.aliases && lines == whole.lines && tokens.isSubset(of: whole.tokens)
    }

    private func location(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// What each item at the top level is, from where to where.
    private var items: [String] {
        tree.statements.map { item in
            let end = lines.position(atOffset: item.endPositionBeforeTrailingTrivia.utf8Offset)
            return
                "\(item.item.kind) \(location(of: item)) \(end) \(item.firstToken(viewMode: .sourceAccurate)?.text ?? "")"
        }
    }

    /// The type aliases at any depth, where they stand and what they say.
    private var aliases: [String] {
        let finder = AliasFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found.map { "\(location(of: $0)) \($0.trimmedDescription)" }
    }

    /// Every token, with the place where it stands.
    private var tokens: Set<String> {
        let tokens = tree.tokens(viewMode: .sourceAccurate)
        return Set(tokens.map { "\($0.positionAfterSkippingLeadingTrivia.utf8Offset) \($0.text)" })
    }
}

private final class AliasFinder: SyntaxVisitor {
    private(set) var found: [TypeAliasDeclSyntax] = []

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
