import Declarations
import Parsing
import Testing

struct CodeBaseDeclarationsTests {
    @Test("types are counted by kind, nested ones as their own, extensions not at all")
    func counts() {
        let code = code("class A { struct B {} }\nextension A { struct C {} }", "protocol D {}")
        #expect(code.counts == [.class: 1, .struct: 2, .enum: 0, .actor: 0, .protocol: 1])
    }

    @Test("a type's extents are its declaration's and its extensions', in whichever file they stand")
    func extents() {
        let code = code("extension A {\n}\nextension String {}", "class A {\n  struct B {}\n}\nextension A.B {}")
        let extents = code.extents.mapValues { $0.map { "\($0.file):\($0.lines)" } }
        #expect(extents == ["A": ["1.swift:1...3", "0.swift:1...2"], "A.B": ["1.swift:2...2", "1.swift:4...4"]])
    }

    @Test("doubles are the types that conform to a production protocol, through an extension or a base class too")
    func doubles() {
        let code = code(
            """
            protocol Recording: LoadCatView {}
            struct LoadCatTests {
                final class ViewSpy: LoadCatView {}
            }
            class Base: Recording {}
            final class Heir: Base, Equatable {}
            struct Plain: Equatable {}
            """,
            "actor StubProvider {}\nextension StubProvider: Model.CatProvider, LoadCatView {}"
        )
        let doubles = code.doubles(of: ["LoadCatView", "CatProvider", "PhotoLibrary"])
        #expect(
            doubles.map { "\($0.name): \($0.protocols.joined(separator: ", "))" } == [
                "LoadCatTests.ViewSpy: LoadCatView", "Base: LoadCatView", "Heir: LoadCatView",
                "StubProvider: CatProvider, LoadCatView",
            ]
        )
    }

    @Test("types that inherit from each other in a circle do not hold up the search")
    func circle() {
        #expect(code("protocol A: B {}\nprotocol B: A {}\nstruct C: A {}").doubles(of: ["D"]).isEmpty)
    }

    /// The texts become the files `0.swift`, `1.swift` and so on.
    private func code(_ texts: String...) -> CodeBaseDeclarations {
        CodeBaseDeclarations(
            texts.enumerated().map { FileDeclarations(ParsedFile(path: "\($0).swift", text: $1)) }
        )
    }
}
