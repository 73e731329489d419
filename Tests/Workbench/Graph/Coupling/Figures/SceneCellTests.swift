import Coupling
import Testing

struct SceneCellTests {
    private let graph = CodeBase.graph([
        "App/Load/LoadView.swift": "class LoadView { let p: LoadPresenter; let e = EditView(); let s: Shared }",
        "App/Load/LoadPresenter.swift": "class LoadPresenter { let e: EditPresenter; let v: EditView }",
        "App/Edit/EditView.swift": "class EditView {}",
        "App/Edit/EditPresenter.swift": "class EditPresenter { let state: LoadState }",
        "App/Load/LoadState.swift": "struct LoadState {}",
        // It belongs to no scene.
        "App/Shared.swift": "struct Shared { let v: EditView }",
    ])

    @Test("A cell counts the edges from one scene to another, by the roles that have a part in them")
    func cells() {
        let cells = graph.part(ofModule: "App").sceneCells(order: ["Load", "Edit"])
        #expect(
            cells.map { "\($0.from) \($0.to) \($0.edges) \($0.types)" } == [
                "Load Edit 3 [\"LoadPresenter\", \"LoadView\"]", "Edit Load 1 [\"EditPresenter\"]",
            ]
        )
        // View to View, Presenter to Presenter, Presenter to View: the last counts for both.
        #expect(cells.first?.roles.map { "\($0.name) \($0.edges)" } == ["Presenter 2", "View 2"])
        // The state has no role.
        #expect(cells.last?.roles.map { "\($0.name) \($0.edges)" } == ["Presenter 1"])
    }

    @Test("What can be reached is told from the other end, with what it is reached from at any distance")
    func reaching() {
        let targets = graph.nodes.filter { $0.name == "EditPresenter" }
        #expect(graph.nodes(reaching: targets).map(\.name).sorted() == ["EditPresenter", "LoadPresenter", "LoadView"])
        #expect(graph.nodes(reaching: []).isEmpty)
    }
}
