import CompiledCode
import Coupling
import Foundation
import TestFolder
import Testing

/// What Documentation/compiler-index.md says.
struct DocumentedIndexTests {
    private static let example = """
        protocol CatView: AnyObject { func show(_ name: String) }

        final class CatViewController: CatView {
            let presenter = CatPresenter()
            func show(_ name: String) {}
            func tap() { presenter.store.load() }
        }

        final class CatPresenter {
            let store = CatStore()
            weak var view: (any CatView)?
            func update() { view?.show(store.cats.first?.name ?? "") }
        }

        final class CatStore {
            var cats: [Cat] = []
            func load() {}
        }

        struct Cat { let name = "Tom" }
        """

    /// Compiled and drawn once for both tests.
    private static let graph = Task { try await CodeBase.graph(of: CompiledCode([("App/Cats.swift", example)])) }

    @Test("the example's places are those of the table")
    func places() async throws {
        let graph = try await Self.graph.value
        #expect(
            graph.statements == [
                "CatPresenter reads Cat 12:50",
                "CatPresenter creates CatStore 10:17", "CatPresenter uses CatStore 10:17",
                "CatPresenter reads CatStore 12:38",
                "CatPresenter uses CatView 11:25", "CatPresenter calls CatView 12:27",
                "CatStore uses Cat 16:16",
                "CatViewController creates CatPresenter 4:21", "CatViewController uses CatPresenter 4:21",
                "CatViewController reads CatPresenter 6:28",
                "CatViewController calls CatStore 6:34",
                "CatViewController conforms CatView 3:32", "CatViewController witnesses CatView 5:10",
            ]
        )
    }

    @Test("of the example's seven edges syntax sees five, and the resolved graph has one more")
    func graphs() async throws {
        let graph = try await Self.graph.value
        let arrows = Set(graph.arrows)
        #expect(arrows.count == 7)
        let missed = arrows.subtracting(CodeBase.graph(Self.example).arrows)
        #expect(missed == ["CatPresenter -> Cat", "CatViewController -> CatStore"])
        #expect(Set(graph.resolved.arrows).subtracting(arrows) == ["CatPresenter -> CatViewController"])
    }

    @Test("the table of what syntax misses has a row for each way, in order")
    func ways() throws {
        let page = try String(contentsOf: Repository.url(of: "Documentation/compiler-index.md"), encoding: .utf8)
        #expect(page.contains(" \(Way.all.count) of them."))
        let rows = Way.seenByIndexAlone.map { way in
            "| \(way.name) | `\(way.text.replacing("\n", with: " "))` |"
        }
        #expect(page.contains(rows.joined(separator: "\n")), "The table should be:\n\(rows.joined(separator: "\n"))")
    }
}
