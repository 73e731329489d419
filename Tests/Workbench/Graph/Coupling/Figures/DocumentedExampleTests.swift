import Coupling
import Foundation
import Testing

/// The worked example of Documentation/coupling.md.
struct DocumentedExampleTests {
    private let graph = CodeBase.graph(
        """
        protocol CatView {}

        final class CatViewController: CatView {
            let presenter: CatPresenter
        }

        final class CatPresenter {
            weak var view: (any CatView)?
            let store = CatStore()
        }

        final class CatStore { let cats: [Cat] = [] }

        struct Cat {}
        """
    )

    @Test("the edges are those of the table")
    func edges() {
        #expect(
            graph.statements == [
                "CatPresenter creates CatStore 9:17",
                "CatPresenter uses CatView 8:25",
                "CatStore uses Cat 12:35",
                "CatViewController uses CatPresenter 4:20",
                "CatViewController conforms CatView 3:32",
            ]
        )
    }

    @Test("the figures are those worked out by hand")
    func figures() throws {
        let figures = CouplingFigures(of: graph.part(ofModule: "App"))
        #expect(figures.edges == 5)
        #expect(figures.edgesToProtocols == 2)
        #expect(figures.cumulativeComponentDependency == 13)
        #expect(figures.averageComponentDependency == 2.6)
        #expect(figures.propagationCost == 0.52)
        #expect(abs(try #require(figures.normalizedComponentDependency) - 1.24) < 0.005)
        #expect(figures.cycles == 0)
    }

    @Test("Martin's figures are those worked out by hand", arguments: [("View", 0.5, 0.0), ("Presenter", 0.0, 0.5)])
    func martin(role: String, abstractness: Double, distance: Double) throws {
        let figures = try #require(graph.martinFigures { $0.role == role }[true])
        #expect(figures.afferent == 1)
        #expect(figures.efferent == 1)
        #expect(figures.instability == 0.5)
        #expect(figures.abstractness == abstractness)
        #expect(figures.distance == distance)
    }

    @Test("the matrix is that of the table")
    func matrix() {
        let cells = graph.part(ofModule: "App").roleCells(order: ["View", "Presenter"])
        #expect(
            cells.map { "\($0.from) \($0.to) \($0.edges)" } == [
                "View View 1", "View Presenter 1", "Presenter View 1", "Presenter other 1", "other other 1",
            ]
        )
    }
}
