import CompiledCode
import Coupling
import Testing

struct IndexEngineTests {
    @Test("extensions fold into their type, empty ones and those of types that stand in extensions too")
    func folding() async throws {
        // The later files declare what the earlier ones extend.
        let graph = try await Self.graph([
            ("App/A.swift", "extension Z.B.C { func f(_ d: D) {} }"),
            ("App/B.swift", "extension Z.B { struct C {} }\nextension Z.B: Named {}"),
            ("App/C.swift", "extension Z { struct B {} }\nextension Z {}"),
            ("App/D.swift", "struct D {}\nprotocol Named {}"),
            ("App/Z.swift", "struct Z {}"),
        ])
        #expect(graph.nodes.map(\.name) == ["D", "Named", "Z"])
        #expect(graph.statements == ["Z uses D 1:31", "Z conforms Named 2:16"])
    }

    @Test("extensions of other modules' types belong to the file, what nests in them too")
    func foreignExtension() async throws {
        let graph = try await Self.graph([
            ("App/Int+A.swift", "extension Int { struct A { let d: D } }\nextension Int.A { func f(_ e: E) {} }"),
            ("App/D.swift", "struct D {}\nstruct E {}\nstruct X { let a: Int.A }"),
        ])
        #expect(graph.arrows == ["Int+A.swift -> D", "Int+A.swift -> E", "X -> Int+A.swift"])
    }

    @Test("an actor is an actor, and private types of one name are two nodes")
    func kinds() async throws {
        let graph = try await Self.graph([
            ("App/A.swift", "actor A { private let row = Row() }\nprivate struct Row {}"),
            ("App/B.swift", "struct B { private let row = Row() }\nprivate struct Row {}"),
        ])
        #expect(graph.nodes.map(\.kind) == [.type(.actor), .type(.struct), .type(.struct), .type(.struct)])
        #expect(graph.arrows == ["A -> Row", "B -> Row"])
        #expect(graph.edges.map(\.to.file) == ["App/A.swift", "App/B.swift"])
    }

    @Test("a property that is read is one place, and its accessors are none")
    func accessors() async throws {
        let graph = try await Self.graph([
            ("App/A.swift", "struct A { var size: Int { get { 1 } set {} } }"),
            ("App/B.swift", "func f(_ a: inout A) { a.size += 1 }"),
        ])
        #expect(graph.statements == ["B.swift uses A 1:19", "B.swift reads A 1:26"])
    }

    @Test("what a macro expands to is no reference, and what the compiler synthesises is none")
    func synthesis() async throws {
        let graph = try await Self.graph([
            ("App/A.swift", "struct A: Hashable, Codable {}\nstruct B: Hashable, Codable { var a: A }"),
            ("App/C.swift", "import Observation\n@Observable final class C { var a = A() }"),
        ])
        #expect(graph.statements == ["B uses A 2:38", "C creates A 2:37", "C uses A 2:37"])
    }

    @Test("a literal that starts as a macro does is none")
    func rawLiteral() async throws {
        let graph = try await Self.graph([
            ("App/A.swift", "struct A: ExpressibleByStringLiteral { init(stringLiteral text: String) {} }"),
            ("App/B.swift", "func take(_ a: A) {}"),
            ("App/C.swift", ##"struct C { func f() { take(#"raw"#) } }"##),
        ])
        #expect(graph.statements == ["B.swift uses A 1:16", "C creates A 1:28", "C calls B.swift 1:23"])
    }

    @Test("A preview is no node, and what it refers to makes no edge, as syntax says, too")
    func previews() async throws {
        let texts = [
            ("App/Canvas.swift", "protocol PreviewProvider {}"),
            ("App/Model.swift", "struct Model { let size = 1 }"),
            (
                "App/View.swift",
                """
                struct View { let size: Int }
                struct View_Previews: PreviewProvider { static var previews: View { View(size: Model().size) } }
                """
            ),
        ]
        for graph in [try await Self.graph(texts), CodeBase.graph(Dictionary(uniqueKeysWithValues: texts))] {
            #expect(graph.nodes.map(\.name) == ["Model", "PreviewProvider", "View"])
            #expect(graph.edges.isEmpty)
        }
    }

    @Test("a byte order mark moves nothing to another node")
    func byteOrderMark() async throws {
        let graph = try await Self.graph([
            ("App/A.swift", "\u{FEFF}struct A { let b: B }; struct B { let c: C }; struct C {}")
        ])
        #expect(graph.arrows == ["A -> B", "B -> C"])
    }

    @Test("references to itself are no edges")
    func selfReference() async throws {
        let graph = try await Self.graph([
            (
                "App/A.swift",
                "final class A { var next: A?; func f() { next?.f(); _ = A(); Self.g() }; static func g() {} }"
            )
        ])
        #expect(graph.edges.isEmpty)
    }

    @Test("of a file without an index, syntax tells the edges")
    func noIndex() {
        let graph = CodeBase.graph(["App/A.swift": "struct A { let b: B }\nstruct B {}"], index: [:])
        #expect(graph.nodes.map(\.name) == ["A", "B"])
        #expect(graph.edges.map { "\($0.from.name) \($0.to.name)" } == ["A B"])
    }

    @Test("to a file without an index, syntax tells the edges, and extensions of its types belong to them")
    func partialIndex() async throws {
        let texts = [
            ("App/A.swift", "struct A { let b: B }\nextension B { func f(_ d: D) {} }"),
            ("App/B.swift", "struct B {}"), ("App/D.swift", "struct D {}"),
        ]
        let code = try await CompiledCode(texts)
        let index = try await code.index().filter { $0.key != "App/B.swift" }
        let engine = CodeBase.engine(of: Dictionary(uniqueKeysWithValues: texts), index: index)
        #expect(engine.declaredGraph.arrows == ["A -> B", "B -> D"])
        // Whom B calls in its own file is not known.
        let responses = engine.responseCounts.map { "\($0.key.name) \($0.value)" }
        #expect(responses.filter { !$0.contains(".swift") }.sorted() == ["A 0", "D 0"])
    }

    @Test("Of branches of #if that the build left out, syntax tells the edges apart from the others")
    func leftOutBranches() async throws {
        let texts = [
            (
                "App/A.swift",
                """
                struct A {
                    #if FANCY
                        let b: B
                    #elseif os(Windows)
                        let c: () throws(C) -> Void
                    #else
                        let d: D
                        #if FANCY
                            let e = E()
                        #endif
                    #endif
                }
                """
            ), ("App/B.swift", "struct B {}\nstruct C: Error {}\nstruct D {}\nstruct E {}"),
        ]
        let code = try await CompiledCode(texts)
        let engine = CodeBase.engine(of: Dictionary(uniqueKeysWithValues: texts), index: try await code.index())
        #expect(engine.declaredGraph.arrows == ["A -> D"])
        #expect(engine.leftOutGraph?.arrows == ["A -> B", "A -> C", "A -> E"])
        #expect(CodeBase.engine(of: ["App/B.swift": "struct B {}"], index: [:]).leftOutGraph == nil)
    }

    private static func graph(_ texts: [(path: String, text: String)]) async throws -> DependencyGraph {
        try await CodeBase.graph(of: CompiledCode(texts))
    }
}
