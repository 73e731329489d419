import Testing

@testable import Coupling

struct MartinFiguresTests {
    @Test("4 types with 1 protocol, 3 outside on them, 1 of them on 2 outside: I 0.25, A 0.25, D′ 0.5")
    func handExample() throws {
        let inside = ["a", "b", "c"].map { Node.written($0) } + [.written("p", isProtocol: true)]
        let arrows = [("x", "a"), ("x", "b"), ("y", "a"), ("z", "c"), ("a", "v"), ("a", "w"), ("a", "b")]
        let edges = arrows.map { Edge(from: .written($0), to: .written($1), evidence: [.written]) }
        let graph = DependencyGraph.written(edges, nodes: Set(inside))
        let figures = try #require(graph.martinFigures { inside.contains($0) }[true])
        #expect(figures.nodes == 4)
        #expect(figures.protocols == 1)
        #expect(figures.afferent == 3)
        #expect(figures.efferent == 1)
        #expect(figures.instability == 0.25)
        #expect(figures.abstractness == 0.25)
        #expect(figures.distance == 0.5)
    }

    @Test("without dependencies the instability is undefined, and without nodes the abstractness")
    func undefined() throws {
        let graph = DependencyGraph.written([], nodes: [.written("a", isProtocol: true)])
        let alone = try #require(graph.martinFigures { $0.module }["App"])
        #expect(alone.instability == nil)
        #expect(alone.abstractness == 1)
        #expect(alone.distance == nil)

        #expect(MartinFigures.ofNothing.abstractness == nil)
        #expect(MartinFigures.ofNothing.distance == nil)
    }

    @Test("shared layers count as outside, the toolchain does not")
    func sharedLayers() {
        let graph = CodeBase.graph([
            "Model/Photo.swift": "struct Photo {}",
            "App/A.swift": "import Foundation\nimport Model\nstruct A { let photo: Photo }\nstruct B { let url: URL }",
        ])
        #expect(graph.martinFigures { $0.module }["App"]?.efferent == 1)
    }
}
