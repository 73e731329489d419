import CompiledCode
import Coupling
import Testing

/// What a file has outside types is a node, with or without an edge, and whichever engine tells the edges.
struct LooseCodeTests {
    @Test("A file is a node for what stands in it outside types, though nothing refers to it and it to nothing")
    func nodes() async throws {
        let texts = [
            ("App/Alias.swift", "typealias Name = String"),
            ("App/Condition.swift", "#if DEBUG\nimport Foundation\n#else\nfunc other() {}\n#endif"),
            ("App/Constant.swift", "private let limit = 3"),
            ("App/Empty.swift", "extension String {}"),
            ("App/Extension.swift", "extension String { var shouted: String { self } }"),
            ("App/Function.swift", "func make() {}"),
            ("App/Operator.swift", "prefix operator +++"),
            ("App/Precedence.swift", "precedencegroup Loose {}"),
            ("App/Sugar.swift", "extension [Int] { var sum: Int { 0 } }"),
        ]
        for graph in try await Self.graphs(of: texts) {
            #expect(graph.nodes.map(\.file) == texts.map(\.0))
            #expect(graph.edges.isEmpty)
        }
    }

    @Test("Top-level code is a node, with a declaration or without", arguments: ["print(1)", "let x = 1", "if x {}"])
    func topLevelCode(text: String) {
        #expect(CodeBase.graph(["App/main.swift": text]).nodes.map(\.name) == ["main.swift"])
    }

    @Test("A file is no node for imports and comments, nor for types and extensions of the module's own")
    func noNodes() async throws {
        let texts = [
            ("App/A.swift", "public struct A { enum Inner {} }"),
            ("App/Comment.swift", "// nothing\n"),
            ("App/Condition.swift", "#if DEBUG\nimport Foundation\n#endif"),
            ("App/Conformance.swift", "extension A: CustomStringConvertible {}"),
            ("App/Directive.swift", "#sourceLocation(file: \"B.swift\", line: 7)\nstruct B {}\n#sourceLocation()"),
            ("App/Extension.swift", "extension A { public var description: String { \"\" } }"),
            ("App/Import.swift", "import Foundation\n"),
            ("App/Nested.swift", "extension A.Inner {}"),
            ("App/Nothing.swift", ""),
        ]
        for graph in try await Self.graphs(of: texts) { #expect(graph.nodes.map(\.name) == ["A", "B"]) }
    }

    /// By hand: of two types one uses the other, and nothing ties a file to them.
    ///
    /// They reach 2, 1 and 1 nodes, so the propagation cost is 4/3², where without the file it would be 3/2².
    @Test("A file without edges counts among all nodes")
    func propagationCost() async throws {
        let texts = [("App/A.swift", "struct A { let b: B }\nstruct B {}"), ("App/Text.swift", "extension String {}")]
        for graph in try await Self.graphs(of: texts) {
            #expect(CouplingFigures(of: graph.part(ofModule: "App")).propagationCost == 4.0 / 9)
        }
    }

    // The compiler's index has no reference there, so the source tells it.
    @Test("What a function's type throws is a use, and none in a branch that the build did not take")
    func thrownByFunctionType() async throws {
        let text = """
            enum Fail: Error { case a }
            #if NEVER
            struct Left { let work: () throws(Fail) -> Void }
            #else
            struct Right { let work: () throws(Fail) -> Void }
            #endif
            """
        let graphs = try await Self.graphs(of: [("App/A.swift", text)])
        #expect(graphs.map { Set($0.edges.map(\.from.name)) } == [["Left", "Right"], ["Right"]])
    }

    /// Told from syntax, and from the index.
    private static func graphs(of texts: [(path: String, text: String)]) async throws -> [DependencyGraph] {
        let declared = CodeBase.graph(Dictionary(texts.map { ($0.path, $0.text) }) { first, _ in first })
        return [declared, try await CodeBase.graph(of: CompiledCode(texts))]
    }
}
