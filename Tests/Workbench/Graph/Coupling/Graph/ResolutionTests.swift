import Coupling
import Testing

struct ResolutionTests {
    @Test("who uses a protocol uses each of its conformers as well")
    func twoConformers() {
        let graph = CodeBase.graph(
            "protocol P {}\nstruct A: P {}\nstruct B: P {}\nstruct User { let p: any P }"
        )
        #expect(graph.arrows == ["A -> P", "B -> P", "User -> P"])
        #expect(graph.resolved.arrows == ["A -> P", "B -> P", "User -> A", "User -> B", "User -> P"])
        // The new edges stand on what the declared one stands on.
        #expect(graph.resolved.statements.contains("User uses A 4:26"))
    }

    @Test("what conforms to a refinement conforms to what is refined, and a refinement runs nothing")
    func refinement() {
        let graph = CodeBase.graph(
            "protocol P {}\nprotocol Q: P {}\nprotocol R: Q {}\nstruct A: R {}\nstruct User { let p: any P }"
        )
        #expect(graph.resolved.arrows == ["A -> R", "Q -> P", "R -> Q", "User -> A", "User -> P"])
    }

    @Test("to conform is no use: conformers do not reach each other through their protocol")
    func conformanceOnly() {
        let graph = CodeBase.graph("protocol P {}\nstruct A: P {}\nstruct B: P {}")
        #expect(graph.resolved == graph)
    }

    @Test("a conformer that also uses its protocol reaches its siblings, and not itself")
    func ownProtocol() {
        let graph = CodeBase.graph("protocol P {}\nstruct A: P { let next: (any P)? }\nstruct B: P {}")
        #expect(graph.resolved.arrows == ["A -> B", "A -> P", "B -> P"])
        #expect(graph.resolved.statements.contains("A uses B 2:30"))
        #expect(!graph.resolved.statements.contains("A conforms B 2:11"))
    }

    @Test("a conformer of several protocols is used wherever one of them is, each place once")
    func severalProtocols() {
        let graph = CodeBase.graph(
            "protocol P {}\nprotocol Q: P {}\nstruct A: Q {}\nstruct B: P, Q {}\n"
                + "struct User { let p: any P; let q: any Q; let a: A }"
        )
        let places = graph.resolved.statements.filter { $0.hasPrefix("User uses A") || $0.hasPrefix("User uses B") }
        // `any P` stands at 26, `any Q` at 40, and A itself at 50.
        #expect(
            places == [
                "User uses A 5:26", "User uses A 5:40", "User uses A 5:50", "User uses B 5:26", "User uses B 5:40",
            ]
        )
    }

    @Test("where a library's type is made to conform, the file that does so stands for it")
    func foreignConformer() {
        let graph = CodeBase.graph([
            "App/P.swift": "protocol P {}\nstruct User { let p: any P }",
            "App/Int+P.swift": "extension Int: P {}",
        ])
        #expect(graph.resolved.arrows == ["Int+P.swift -> P", "User -> Int+P.swift", "User -> P"])
    }

    @Test("a protocol of another module leads to this one's conformers too")
    func acrossModules() {
        let graph = CodeBase.graph([
            "Model/P.swift": "protocol P {}\nstruct User { let p: any P }",
            "App/A.swift": "import Model\nstruct A: P {}",
        ])
        #expect(graph.resolved.arrows == ["A -> P", "User -> A", "User -> P"])
    }

    @Test("a conformer that never meets the user is left out: two architectures on one shared protocol stay apart")
    func apart() {
        let graph = CodeBase.graph([
            "Model/Store.swift": "protocol Store {}",
            "App/A.swift": "import Model\nstruct Disk: Store {}\nstruct User { let store: any Store }",
            "Kit/B.swift": "import Model\nstruct Cloud: Store {}",
        ])
        let apart = graph.resolved { user, conformer in user.module == conformer.module }
        #expect(graph.resolved.arrows.contains("User -> Cloud"))
        #expect(apart.arrows.contains("User -> Disk"))
        #expect(!apart.arrows.contains("User -> Cloud"))
    }

    @Test("a class is no protocol: who uses it does not use its subclasses")
    func subclasses() {
        let graph = CodeBase.graph("class C {}\nclass D: C {}\nstruct User { let c: C }")
        #expect(graph.resolved == graph)
    }

    @Test("protocols that conform to each other come to an end")
    func circle() {
        let graph = CodeBase.graph("protocol P: Q {}\nprotocol Q: P {}\nstruct A: P {}\nstruct User { let q: any Q }")
        #expect(graph.resolved.arrows == ["A -> P", "P -> Q", "Q -> P", "User -> A", "User -> Q"])
    }

    // 490 × 491 edges at most are fewer than 250 000 + 16 × 490; 520 × 521 are more than 250 000 + 16 × 520.
    @Test("a protocol that many conformers use is refused before it makes more edges than the code explains")
    func manyConformers() throws {
        func graph(_ count: Int) -> DependencyGraph {
            CodeBase.graph("protocol P {}\n" + (1...count).map { "class C\($0): P { let p: any P }\n" }.joined())
        }
        try graph(490).expectResolution()
        #expect(throws: GraphError.self) { try graph(520).expectResolution() }
        do {
            try graph(520).expectResolution()
        } catch {
            #expect(
                error.description == """
                    App/Main.swift: So many types use the protocol P of line 1, and so many conform to it, that the resolved \
                    graph could have more than 258320 edges. Catwalk does not make it. Split the protocol, or leave the file \
                    out.
                    """
            )
        }
    }

    @Test("a chain of refinements counts for each of its protocols")
    func manyRefinements() {
        let chain = (1...800).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined()
        let graph = CodeBase.graph("protocol P0 {}\n\(chain)struct A: P800 {}")
        #expect(throws: GraphError.self) { try graph.expectResolution() }
    }

    @Test("nodes and imports stay as they are, and resolving twice adds nothing")
    func stable() {
        let graph = CodeBase.graph("import Kit\nprotocol P {}\nstruct A: P {}\nstruct User { let p: any P }")
        #expect(graph.resolved.nodes == graph.nodes)
        #expect(graph.resolved.imports == graph.imports)
        #expect(graph.resolved.resolved == graph.resolved)
    }
}
