import Declarations
import Parsing
import Testing

struct FileDeclarationsTests {
    @Test("every kind of nominal type is found, with its qualified name")
    func kinds() {
        let file = declarations(
            """
            class A {}
            struct B { enum C { actor D {} } }
            protocol E {}
            extension B.C { struct F {} }
            func make() { final class G {} }
            """
        )
        #expect(
            file.types.map { "\($0.kind.rawValue) \($0.qualifiedName)" } == [
                "class A", "struct B", "enum B.C", "actor B.C.D", "protocol E", "struct B.C.F", "class G",
            ]
        )
        #expect(file.types.map(\.outermost) == ["A", "B", "B", "B", "E", "B", "G"])
        #expect(file.types.filter(\.isLocal).map(\.name) == ["G"])
    }

    @Test(
        "a local type is found wherever there is code in braces",
        arguments: [
            "func make() { struct Local {} }",
            "func make(of kind: () -> Void = { actor Local {} }) {}",
            "var value: Int { enum Local {}; return 1 }",
            "let value = { class Local {} }",
            "let text = \"\\({ struct Local {}; return 1 }())\"",
            "class A { deinit { protocol Local {} } }",
            "struct A { subscript(i: Int) -> Int { get { struct Local {}; return 1 } } }",
            "struct A { let value = make { struct Local {} } }",
            "if true { struct Local {} }",
            "switch value { default: struct Local {} }",
        ]
    )
    func localTypes(text: String) {
        let file = declarations(text)
        #expect(file.types.filter(\.isLocal).map(\.name) == ["Local"])
    }

    @Test(
        "A preview declares nothing, and is noted with its lines",
        arguments: [
            "#Preview { struct Local {} }",
            "#Preview(\"Dark\") {\nA()\n}",
            "@available(iOS 17, *)\n#Preview { A() }",
            "#if DEBUG\n#Preview { A() }\n#endif",
            "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
            "enum A_Previews: SwiftUI.PreviewProvider { struct Inner {} }",
            "extension A: Sendable, PreviewProvider { func f() {} }",
        ]
    )
    func previews(text: String) throws {
        let file = declarations("struct A {}\n\n\(text)\n")
        #expect(file.types.map(\.name) == ["A"])
        #expect(file.extensions.isEmpty)
        #expect(!file.hasLooseCode)
        #expect(file.previews.map(\.start.line) == [text.hasPrefix("#if") ? 4 : 3])
    }

    @Test(
        "What only looks like a preview is none",
        arguments: [
            "#Previews { }", "struct Preview {}", "struct P: Previewing<PreviewProvider> {}", "func Preview() {}",
            "@main struct A: PreviewProvider { static func main() {} }",
            "@MainActor @main\nenum A: SwiftUI.PreviewProvider {}", "@UIApplicationMain class A: PreviewProvider {}",
            "#if DEBUG\n@NSApplicationMain\n#endif\nclass A: PreviewProvider {}",
        ]
    )
    func noPreviews(text: String) {
        #expect(declarations(text).previews.isEmpty)
    }

    @Test("the words that declare are no declarations in comments, strings and names")
    func words() {
        let file = declarations(
            "func make() { /* struct A {} */ let actor = \"class B {}\"; actor.`import`(enumeration) }"
        )
        #expect(file.types.isEmpty)
        #expect(file.imports.isEmpty)
    }

    @Test("a type's lines run from its first attribute to its closing brace, the comment before it left out")
    func lines() throws {
        let file = declarations(
            """
            import Model

            /// Shown first.
            @MainActor
            public final class Cat
            {
                var name = ""
            }
            // The end.
            """
        )
        let type = try #require(file.types.first)
        #expect(type.lines == 4...8)
        #expect(type.position == SourcePosition(line: 5, column: 20))
    }

    @Test("both branches of #if are source")
    func conditionalCompilation() {
        let file = declarations(
            """
            #if DEBUG
            import Spies
            struct A { var b = 1 }
            #else
            import Probes
            struct C {}
            func d() {}
            #endif
            """
        )
        #expect(file.types.map(\.name) == ["A", "C"])
        #expect(file.imports.map(\.module) == ["Spies", "Probes"])
        #expect(file.globals.map(\.name) == ["d"])
    }

    @Test("imports are named by their module, whatever their form")
    func imports() {
        let file = declarations(
            """
            import Foundation
            @testable import Model
            import struct ScreenKit.Label
            @_exported public import Picture
            """
        )
        #expect(file.imports.map(\.module) == ["Foundation", "Model", "ScreenKit", "Picture"])
        #expect(file.imports.filter(\.isExported).map(\.module) == ["Picture"])
        #expect(file.imports[2].position == SourcePosition(line: 3, column: 15))
    }

    @Test("functions and variables of no type are globals; members and local ones are not")
    func globals() {
        let file = declarations(
            """
            func make() { let inner = 1; func step() {} }
            let (width, height) = (1, 2)
            private var secret: Int { let x = 1; return x }
            struct A { var member = 1; func method() {} }
            if true { let local = 1 }
            """
        )
        #expect(file.globals.map(\.name) == ["make", "width", "height", "secret"])
        #expect(file.globals.filter(\.isPrivate).map(\.name) == ["secret"])
    }

    @Test("an extension keeps the name it extends, what it conforms to, and its lines")
    func extensions() throws {
        let file = declarations(
            """
            extension Outer.Inner: Model.Shown, @unchecked Sendable {
                func show() {}
            }
            """
        )
        let addition = try #require(file.extensions.first)
        #expect(addition.extendedType == "Outer.Inner")
        #expect(addition.inherited == ["Model.Shown", "Sendable"])
        #expect(addition.lines == 1...3)
        #expect(addition.members.values == ["show"])
    }

    @Test("members are told apart from nested types and generic parameters")
    func members() throws {
        let file = declarations(
            """
            struct Box<Item> {
                typealias Pair = (Item, Item)
                enum Side { case left }
                let item: Item, `default`: Item
                func open() {}
                #if DEBUG
                var trace = ""
                #endif
            }
            """
        )
        let type = try #require(file.types.first)
        #expect(type.members.values == ["item", "default", "open", "trace"])
        #expect(type.members.types == ["Item", "Pair", "Side"])
    }

    @Test("a type alias keeps the types it names")
    func aliases() {
        let file = declarations("typealias Show = (any Model.View, [Cat<Photo>]) -> Void")
        #expect(file.aliases.map(\.name) == ["Show"])
        #expect(file.aliases.flatMap(\.targets) == ["Model.View", "Cat", "Void"])
    }

    private func declarations(_ text: String) -> FileDeclarations {
        FileDeclarations(ParsedFile(path: "A.swift", text: text))
    }
}
