import Coupling
import Testing

/// Names that lead to names that lead to names, as far as a stranger cares to write them.
struct ChainedNamesTests {
    @Test("16 000 chained aliases lead to the type at their end")
    func aliases() {
        let chain = Self.lines(16_000) { "typealias A\($0) = A\($0 + 1)" }
        let graph = CodeBase.graph([
            "App/A.swift": chain, "App/End.swift": "struct A16000 {}",
            "App/X.swift": "struct X { let a: A0; let b = A1(); let c = A2.init() }",
        ])
        #expect(graph.arrows == ["A.swift -> A16000", "X -> A16000"])
        #expect(graph.edges[1].evidence.map(\.kind) == [.uses, .creates, .creates])
    }

    @Test("aliases that each name the next one twice lead to the type once", arguments: ["(A#, A#)", "A# & A#"])
    func doubledAliases(target: String) {
        let chain = Self.lines(60) { "typealias A\($0) = " + target.replacing("#", with: "\($0 + 1)") }
        let graph = CodeBase.graph(["App/A.swift": chain, "App/X.swift": "protocol A60 {}\nstruct X { let a: A0 }"])
        #expect(graph.arrows == ["A.swift -> A60", "X -> A60"])
        #expect(graph.edges[1].evidence.count == 1)
    }

    @Test("aliases in a circle lead to all that stands beside them there")
    func circle() {
        let graph = CodeBase.graph([
            "App/A.swift": "typealias A = (B, Left)\ntypealias B = (A, Right)\ntypealias C = (C, A)",
            "App/X.swift": "struct X { let a: A }\nstruct Y { let b: B }\nstruct Z { let c: C }",
            "App/Z.swift": "struct Left {}\nstruct Right {}",
        ])
        #expect(
            graph.arrows.filter { !$0.hasPrefix("A.swift") }
                == ["X -> Left", "X -> Right", "Y -> Left", "Y -> Right", "Z -> Left", "Z -> Right"]
        )
    }

    @Test("what follows an alias, or a name that it stands for, is a member and no initialiser of the type")
    func members() {
        let graph = CodeBase.graph([
            "App/A.swift": "typealias A = Box\ntypealias B = Box.Item",
            "App/X.swift": "struct X { let a = A.init(); let b = B.init(); let c = A.Item(); let d = B() }",
            "App/Z.swift": "struct Box { struct Item {} }",
        ])
        #expect(
            graph.edges.first { $0.from.name == "X" }?.evidence.map(\.kind) == [.creates, .uses, .uses, .uses]
        )
    }

    @Test("2 000 chained classes inherit what the last one declares")
    func classes() {
        let chain = Self.lines(2_000) { "class C\($0): C\($0 + 1) { func f\($0)() { end(); near() } }" }
        let graph = CodeBase.graph([
            "App/C.swift": chain + "class C2000 { func end() {} }",
            "App/X.swift": "func end() {}\nfunc near() {}",
        ])
        #expect(graph.arrows.count == 4_000)
        #expect(graph.arrows.filter { $0.hasSuffix("X.swift") }.count == 2_000)
        #expect(graph.edges.filter { $0.to.kind == .file }.allSatisfy { $0.evidence.count == 1 })
    }

    @Test("of several ancestors that declare a name the nearest counts, and of equally near ones the first by name")
    func nearest() {
        let graph = CodeBase.graph([
            "App/A.swift": "protocol A: Far {}\nprotocol B { associatedtype Item }\nprotocol Far {}",
            "App/Far.swift": "extension Far { struct Item {} }",
            "App/C.swift": "class C { struct Item {} }\nclass D { struct Item {} }",
            "App/X.swift": "class X: D, A, B { let item: Item? }\nclass Y: D, C { let item: Item? }",
            "App/Z.swift": "class P: Q { let item: Item? }\nclass Q: P { }\nstruct Item {}",
        ])
        #expect(graph.edges.first { $0.from.name == "X" && $0.to.name == "D" }?.evidence.count == 1)
        #expect(graph.edges.first { $0.from.name == "Y" && $0.to.name == "C" }?.evidence.count == 2)
        #expect(graph.arrows.contains("P -> Item"))
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }
}
