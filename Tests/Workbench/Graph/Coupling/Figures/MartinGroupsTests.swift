import Testing

@testable import Coupling

struct MartinGroupsTests {
    @Test("each group has the figures that it has by itself, and a node without a group is nowhere")
    func groups() {
        let graph = CodeBase.graph([
            "Model/Photo.swift": "protocol Photo {}\nstruct Roll {}",
            "App/A.swift": "import Model\nstruct A { let photo: any Photo }\nstruct B { let photo: any Photo }",
            "Kit/C.swift": "import App\nimport Model\nstruct C { let a: A; let roll: Roll }",
        ])
        #expect(graph.edges.contains { $0.from.name == "C" && $0.to.name == "A" })
        let figures = graph.martinFigures { $0.module == "Kit" ? nil : $0.module }

        // A and B use Photo; that C uses A and Roll is not counted.
        #expect(figures.keys.sorted() == ["App", "Model"])
        #expect([figures["App"]?.afferent, figures["App"]?.efferent] == [0, 2])
        #expect([figures["Model"]?.afferent, figures["Model"]?.efferent] == [2, 0])
        // Model: I 0 and A 1/2, so D′ is |1/2 + 0 − 1|.
        #expect(figures["Model"]?.distance == 0.5)
    }
}
