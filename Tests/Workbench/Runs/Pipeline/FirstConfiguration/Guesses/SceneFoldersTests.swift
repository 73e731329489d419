import Testing

@Suite("Folders that are scenes")
struct SceneFoldersTests {
    @Test(
        "A folder is a scene if the names of its types have its name, less a word for a screen",
        arguments: [
            ("Home", "class HomeView {}\nclass HomePresenter {}", ["Home"]),
            ("WeatherScene", "class WeatherViewController {}", ["WeatherScene"]),
            ("CartModule", "class CartRouter {}", ["CartModule"]),
            ("Repos", "class GitReposViewController {}", ["Repos"]),
            ("MovieQueries", "class MoviesQueryListViewController {}", ["MovieQueries"]),
            ("Feed", "class DefaultFeedViewModel {}", ["Feed"]),
            // SwiftUI's views often have no ending.
            ("movieDetail", "struct MovieDetail: View {}", ["movieDetail"]),
            ("EmptyState", "class EmptyState: UIView {}", []),
            // What sorts code by what it is.
            ("Base", "class BaseViewController {}", []), ("Service", "class ServicePresenter {}", []),
            ("VC", "class CatListVC {}", []), ("Flows", "class CatFlowCoordinator {}", []),
            ("Network", "class NetworkRouter {}", []), ("Presenter", "class HomePresenter {}", []),
            // One view is a part of screens.
            ("Empty State", "class EmptyStateView {}", []),
        ] as [(String, String, [String])]
    )
    func scenes(folder: String, source: String, scenes: [String]) async throws {
        let subject = try await Sketch(["App/\(folder)/A.swift": source, "App/B.swift": "struct B {}"]).subject()

        #expect(subject.scenes == scenes)
    }

    @Test(
        "A folder with several screens in it is none, unless it is one itself",
        arguments: [
            ("class MovieFlowCoordinator {}", ["MovieDetails", "MoviesList"]),
            ("class MoviesViewController {}", ["MoviesScene"]),
        ]
    )
    func around(source: String, scenes: [String]) async throws {
        let subject = try await Sketch([
            "App/MoviesScene/A.swift": source,
            "App/MoviesScene/MoviesList/A.swift": "class MoviesListViewModel {}",
            "App/MoviesScene/MoviesList/MoviesListHeader/A.swift": "class MoviesListHeaderView {}",
            "App/MoviesScene/MovieDetails/A.swift": "class MovieDetailsViewModel {}", "App/B.swift": "struct B {}",
        ]).subject()
        #expect(subject.scenes == scenes)
    }

    @Test("Folders for one screen are scenes in every architecture, whatever stands behind or between their words")
    func titles() async throws {
        let subject = try await Sketch([
            "MVC/CartModule/A.swift": "class CartViewController {}",
            "MVC/ProductDetail/A.swift": "class ProductDetailViewController {}",
            "MVC/Alone/A.swift": "class AloneViewController {}", "MVP/Cart/A.swift": "class CartPresenter {}",
            "MVP/DetailProducts/A.swift": "class DetailProductsPresenter {}",
        ]).subject()
        #expect(subject.scenes == ["Cart", "CartModule", "DetailProducts", "ProductDetail"])
    }
}
