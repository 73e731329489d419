import Report
import Testing

@testable import Page

struct PartsDiagramTests {
    @Test("Downward arrows stand on the right, upward ones on the left, and those that only run are marked")
    func sides() throws {
        let diagram = try #require(self.diagram(of: .deep))
        #expect(diagram.nodes.map(\.label) == ["View", "Presenter"])
        // The boxes are 9 × 7 + 24 = 87 wide. The sides take 14 + 15 × 2 each; the middle of 320 is left of the boxes'.
        #expect(diagram.nodes.map(\.x) == [116, 116])
        #expect(diagram.arcs.map(\.kind) == ["declared", "running"])
        #expect(diagram.arcs.map(\.path) == ["M203 15C233 15 233 57 203 57", "M116 57C86 57 86 15 116 15"])
        #expect(diagram.arcs.map(\.weight) == ["some", "few"])
    }

    @Test("An arrow that breaks a rule is marked where it is farthest out, and leads to a shared layer's own box")
    func breach() throws {
        let arrows = [
            Arrow(from: "View", to: "Model", declared: 1, resolved: 1, isBreach: true),
            Arrow(from: "View", to: "Screen", declared: 1, resolved: 1, isBreach: false),
        ]
        let places = EdgeEnds(own: ["View"], shared: ["Model", "Screen"])
        let diagram = try #require(PartsDiagram(of: arrows, places: places))
        #expect(diagram.nodes.map(\.label) == ["View", "Model"])
        #expect(diagram.nodes.map(\.isShared) == [false, true])
        #expect(diagram.arcs.map(\.kind) == ["breach"])
        #expect(diagram.arcs.first?.mark != nil)
    }

    @Test("One part alone is no diagram")
    func alone() {
        let arrows = [Arrow(from: "View", to: "View", declared: 3, resolved: 3, isBreach: false)]
        #expect(PartsDiagram(of: arrows, places: EdgeEnds(own: ["View"], shared: [])) == nil)
    }

    private func diagram(of figures: ArchitectureFigures) -> PartsDiagram? {
        let places = EdgeEnds(of: figures, shared: ["Model"])
        return PartsDiagram(of: Arrow.all(of: figures, places: places), places: places)
    }
}
