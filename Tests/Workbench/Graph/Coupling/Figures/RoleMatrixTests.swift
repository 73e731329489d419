import Coupling
import Testing

struct RoleMatrixTests {
    private let matrix = RoleMatrix(
        of: CodeBase.graph([
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
        ]).part(ofModule: "App"),
        order: ["View", "Presenter", "Assembly", "Model", "Kit"]
    )

    @Test("rows are the roles there are, in the given order, then what has none; columns add the modules used")
    func places() {
        #expect(matrix.rows == ["View", "Presenter", "other"])
        #expect(matrix.columns == ["View", "Presenter", "other", "Model", "Kit"])
    }

    @Test("a cell counts the edges from its row to its column, and names where they come from")
    func cells() {
        #expect(
            matrix.cells.map { "\($0.from) \($0.to) \($0.edges) \($0.types.joined(separator: ","))" } == [
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
