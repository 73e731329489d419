import Coupling
import Testing

struct MatrixCellTests {
    private let cells = CodeBase.graph([
        "Kit/Label.swift": "class Label {}\nclass Button {}",
        "Model/Photo.swift": "struct Photo {}",
        "App/AViewController.swift": """
        import Kit
        protocol AView {}
        class AViewController: AView { var p: APresenter?; let l = Label(); let b = Button() }
        """,
        "App/APresenter.swift": """
        import Model
        class APresenter { var view: AView?; var photo: Photo?; var state: State? }
        """,
        "App/State.swift": "struct State {}",
    ]).part(ofModule: "App").roleCells(order: ["View", "Presenter", "Assembly", "Model", "Kit"])

    @Test("a cell counts the edges from its row to its column, and names where they come from")
    func counts() {
        #expect(
            cells.map { "\($0.from) \($0.to) \($0.edges) \($0.types.joined(separator: ","))" } == [
                "View View 1 AViewController",
                "View Presenter 1 AViewController",
                "View Kit 2 AViewController",
                "Presenter View 1 APresenter",
                "Presenter other 1 APresenter",
                "Presenter Model 1 APresenter",
            ]
        )
    }
}
