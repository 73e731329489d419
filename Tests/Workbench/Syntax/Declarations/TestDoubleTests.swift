import Declarations
import Parsing
import Testing

struct TestDoubleTests {
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
    private func code(_ texts: String...) -> [FileDeclarations] {
        texts.enumerated().map { FileDeclarations(ParsedFile(path: "\($0).swift", text: $1)) }
    }
}
