import Testing

@Suite("Folders that are scenes")
struct SceneFoldersTests {
    @Test(
        "A folder is a scene if the names of its types have its name, less a word for a screen",
        arguments: [
            ("Home", "class HomeView {}\nclass HomePresenter {}", ["Home"]),
            ("WeatherScene", "class WeatherViewController {}", ["WeatherScene"]),
            ("Repos", "class GitReposViewController {}", ["Repos"]),
            // SwiftUI's views often have no ending.
            ("movieDetail", "struct MovieDetail: View {}", ["movieDetail"]),
            ("EmptyState", "class EmptyState: UIView {}", []),
            // What sorts code by what it is.
            ("Base", "class BaseViewController {}", []), ("Service", "class ServicePresenter {}", []),
            ("Network", "class NetworkRouter {}", []), ("Presenter", "class HomePresenter {}", []),
            // One view is a part of screens.
            ("Empty State", "class EmptyStateView {}", []),
        ] as [(String, String, [String])]
    )
    func scenes(folder: String, source: String, scenes: [String]) async throws {
        let subject = try await Sketch(["App/\(folder)/A.swift": source, "App/B.swift": "struct B {}"]).subject()

        #expect(subject.scenes == scenes)
    }
}
