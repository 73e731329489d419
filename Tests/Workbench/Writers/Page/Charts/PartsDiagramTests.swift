import Lines
import Report
import Testing
import Words

@testable import Page

struct PartsDiagramTests {
    @Test("Downward arrows stand on the right, upward ones on the left, and those that only run are marked")
    func sides() throws {
        let diagram = try #require(self.diagram(of: .deep))
        #expect(diagram.nodes.map(\.label) == ["View", "Presenter"])
        // The boxes are 9 × 7 + 24 = 87 wide. The sides take 14 + 15 × 2 each; the middle of 400 is left of the boxes'.
        #expect(diagram.nodes.map(\.x) == [156, 156])
        #expect(diagram.arcs.map(\.kind) == ["declared", "running"])
        #expect(diagram.arcs.map(\.path) == ["M243 15C273 15 273 57 243 57", "M156 57C126 57 126 15 156 15"])
        #expect(diagram.arcs.map(\.weight) == ["some", "few"])
        #expect(diagram.pillars.isEmpty)
    }

    @Test("An arrow that breaks a rule is marked where it is farthest out, and leads to a shared layer's own box")
    func breach() throws {
        let arrows = [
            Arrow(from: "View", to: "Model", declared: 1, resolved: 1, isBreach: true),
            Arrow(from: "View", to: "Screen", declared: 1, resolved: 1, isBreach: false),
        ]
        let diagram = try #require(self.diagram(of: arrows, own: ["View"], shared: [layer("Model"), layer("Screen")]))
        #expect(diagram.nodes.map(\.label) == ["View", "Model"])
        #expect(diagram.nodes.map(\.isShared) == [false, true])
        #expect(diagram.arcs.map(\.kind) == ["breach"])
        #expect(diagram.arcs.first?.mark != nil)
    }

    @Test("The screen stands on the left and the model on the right, and all arrows of a part to one of them are one")
    func pillars() throws {
        let arrows = [
            Arrow(from: "View", to: "Kit", declared: 1, resolved: 1, isBreach: false),
            Arrow(from: "View", to: "Screens", declared: 2, resolved: 2, isBreach: false),
            Arrow(from: "View", to: "Cats", declared: 0, resolved: 1, isBreach: true),
        ]
        let layers = [layer("Kit", .userInterface), layer("Screens", .userInterface), layer("Cats", .model)]
        let diagram = try #require(self.diagram(of: arrows, own: ["View"], shared: layers))
        #expect(diagram.nodes.map(\.label) == ["View"])
        #expect(diagram.pillars.map(\.label.en) == ["Screen", "Model"])
        // Each pillar is 63 wide, one at each end of 400; both lines leave the box, 26 high from 2 on, at half its height.
        #expect(diagram.pillars.map(\.x) == [1, 336])
        // The box is 7 × 4 + 24 = 52 wide; the sides take 14 + 15 + 64 each, and what is left of 400 is halved.
        #expect(diagram.arcs.map(\.path) == ["M174 15H64", "M226 15H336"])
        #expect(diagram.arcs.map(\.weight) == ["some", "few"])
        #expect(diagram.arcs.map(\.kind) == ["declared", "breach"])
    }

    @Test("One part alone is no diagram")
    func alone() {
        let arrows = [Arrow(from: "View", to: "View", declared: 3, resolved: 3, isBreach: false)]
        #expect(diagram(of: arrows, own: ["View"], shared: []) == nil)
    }

    private func layer(_ name: String, _ kind: SharedLayer.Kind? = nil) -> SharedLayer {
        SharedLayer(name: name, kind: kind, files: 1, lines: .zero)
    }

    private func diagram(of arrows: [Arrow], own: [String], shared: [SharedLayer]) -> PartsDiagram? {
        PartsDiagram(of: arrows, places: EdgeEnds(own: own, shared: shared), words: .standard)
    }

    private func diagram(of figures: ArchitectureFigures) -> PartsDiagram? {
        let places = EdgeEnds(of: figures, shared: [layer("Model")])
        return PartsDiagram(of: Arrow.all(of: figures, places: places), places: places, words: .standard)
    }
}
