import Report
import Testing

@testable import Page

struct PatternDiagramTests {
    private static let diagram = PatternDiagram(of: ["View", "Presenter", "App"])

    @Test("Parts stand one below the other between the Screen and the Model")
    func boxes() {
        let boxes = Self.diagram.boxes
        #expect(boxes.map(\.name) == ["Screen", "Model", "View", "Presenter", "App"])
        #expect(boxes.map(\.isPillar) == [true, true, false, false, false])
        // The longest name has 9 letters of 9 each, and 12 around them: 93, in the middle of 300.
        #expect(boxes.map(\.x) == [2, 236, 103, 103, 103])
        #expect(boxes.map(\.width) == [62, 62, 93, 93, 93])
        // A box is 28 high, and 6 are between two.
        #expect(boxes.map(\.y) == [2, 2, 2, 36, 70])
        #expect(boxes.map(\.height) == [96, 96, 28, 28, 28])
        #expect(Self.diagram.height == 100)
    }

    @Test(
        "Ways go downward on the right and upward on the left, to the Screen on the left and to the Model on the right",
        arguments: [
            // From 24 below the top of View to 4 below that of Presenter. A curve to the next part bends out by two
            // quarters of (103 - 62 - 6) × 4 / 3 = 46.
            ("View", "Presenter", "M196 26C219 26 219 40 205 40", "M196 40l9 -4v8z"),
            ("Presenter", "View", "M103 40C80 40 80 26 94 26", "M103 26l-9 -4v8z"),
            // One to the part behind that by three quarters.
            ("App", "View", "M103 74C69 74 69 26 94 26", "M103 26l-9 -4v8z"),
            // 10 below a part's top to a pillar, 18 from there.
            ("View", "Screen", "M103 12H73", "M64 12l9 -4v8z"),
            ("Screen", "View", "M64 20H94", "M103 20l-9 -4v8z"),
            ("View", "Model", "M196 12H227", "M236 12l-9 -4v8z"),
            ("Model", "View", "M236 20H205", "M196 20l9 -4v8z"),
        ]
    )
    func way(from: String, to: String, path: String, tip: String) {
        #expect(Self.diagram.way(.init(from: from, to: to)) == PatternDiagram.Way(path: path, tip: tip))
    }

    @Test(
        "What has no part at its ends, or an end that is not there, is no way",
        arguments: [("Screen", "Model"), ("View", "View"), ("User", "Screen"), ("View", "Router")]
    )
    func none(from: String, to: String) {
        #expect(Self.diagram.way(.init(from: from, to: to)) == nil)
    }

    @Test("An architecture without parts has room for its pillars; a long name is cut, and is still found")
    func edges() {
        #expect(PatternDiagram(of: []).height == 32)
        let diagram = PatternDiagram(of: ["CatCollectionViewController", "App"])
        #expect(diagram.boxes[2].label == "CatCollect…")
        #expect(diagram.way(.init(from: "App", to: "CatCollectionViewController")) != nil)
    }
}
