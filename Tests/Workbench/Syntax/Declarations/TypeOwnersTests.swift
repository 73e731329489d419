import Declarations
import Parsing
import Testing

struct TypeOwnersTests {
    @Test("a type's extents are its declaration's and its extensions', in whichever file they stand")
    func extents() {
        let texts = ["extension A {\n}\nextension String {}", "class A {\n  struct B {}\n}\nextension A.B {}"]
        #expect(
            extents(in: texts) == [
                "A": ["1.swift:1...3", "0.swift:1...2"], "A.B": ["1.swift:2...2", "1.swift:4...4"],
            ]
        )
    }

    @Test("private types of one name in two files are two, each with the extensions of its own file")
    func privateTypes() {
        let code = code(["private struct A {}\nextension A {}", "private struct A {\n}\nextension A {}"])
        let owners = TypeOwners(code)
        #expect(owners.types.map(\.file) == ["0.swift", "1.swift"])
        #expect(
            owners.extents(in: code).map { $0.map { "\($0.file):\($0.lines)" } } == [
                ["0.swift:1...1", "0.swift:2...2"], ["1.swift:1...2", "1.swift:3...3"],
            ]
        )
    }

    @Test("what both branches of an #if declare is one type, with the lines of both")
    func conditionalCompilation() {
        #expect(
            extents(in: ["#if DEBUG\nstruct A {}\n#else\nstruct A {\n}\n#endif"])
                == ["A": ["0.swift:2...2", "0.swift:4...5"]]
        )
    }

    private func extents(in texts: [String]) -> [String: [String]] {
        let code = code(texts)
        let owners = TypeOwners(code)
        let extents = owners.extents(in: code).map { $0.map { "\($0.file):\($0.lines)" } }
        return Dictionary(zip(owners.types.map(\.qualifiedName), extents)) { $0 + $1 }
    }

    /// The texts become the files `0.swift`, `1.swift` and so on.
    private func code(_ texts: [String]) -> [FileDeclarations] {
        texts.enumerated().map { FileDeclarations(ParsedFile(path: "\($0).swift", text: $1)) }
    }
}
