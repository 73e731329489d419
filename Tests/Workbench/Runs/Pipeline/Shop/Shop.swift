/// One small app in two architectures on one core, with tests: the same files as a package and as an Xcode project.
///
/// They have no multi-line closure, whose lines `llvm-cov` counts twice.
enum Shop {
    /// By path; the first part is the module, and each module stands behind those that it imports.
    static let sources = core + mvc + mvvm + tests

    /// The folders lie where Xcode puts them, beside each other.
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Core", path: "Core"),
                .target(name: "MVC", dependencies: ["Core"], path: "MVC"),
                .target(name: "MVVM", dependencies: ["Core"], path: "MVVM"),
                .testTarget(name: "MVCTests", dependencies: ["Core", "MVC"], path: "MVCTests"),
                .testTarget(name: "MVVMTests", dependencies: ["Core", "MVVM"], path: "MVVMTests"),
            ]
        )
        """
}

extension Shop {
    private static let core = [
        (
            path: "Core/Cat.swift",
            text: """
            /// What both apps show.
            public struct Cat {
                public let name: String

                public init(name: String) {
                    self.name = name
                }

                public var title: String { name.isEmpty ? "A cat" : name }
            }

            """
        ),
        (
            path: "Core/CatStore.swift",
            text: """
            /// Where cats come from.
            public protocol CatStore {
                func cats() -> [Cat]
            }

            public struct CatShelter: CatStore {
                public init() {}

                public func cats() -> [Cat] {
                    [Cat(name: "Tom"), Cat(name: "")]
                }
            }

            """
        ),
    ]

    private static let mvc = [
        (path: "MVC/App/MakeFeed.swift", text: makeFeed),
        (
            path: "MVC/Feed/FeedCell.swift",
            text: """
            import Core

            /// A row of the feed.
            final class FeedCell {
                private(set) var text = ""

                func show(_ cat: Cat) {
                    text = cat.title
                }
            }

            """
        ),
        // It names no cat: that `cat` is one, only the compiler knows.
        (
            path: "MVC/Feed/FeedViewController.swift",
            text: """
            import Core

            /// Asks the store, and fills the rows itself.
            public final class FeedViewController {
                private let store: any CatStore
                private var cells: [FeedCell] = []

                public init(store: any CatStore) {
                    self.store = store
                }

                public var text: String { cells.isEmpty ? "" : cells[0].text }

                public func load() {
                    for cat in store.cats() where !cat.name.isEmpty {
                        let cell = FeedCell()
                        cell.show(cat)
                        cells.append(cell)
                    }
                }
            }

            """
        ),
    ]

    private static let mvvm = [
        (path: "MVVM/App/MakeFeed.swift", text: makeFeed),
        (
            path: "MVVM/Feed/FeedViewController.swift",
            text: """
            import Core

            /// Shows what its view model says, and knows no cat.
            public final class FeedViewController: FeedView {
                public private(set) var text = ""
                private let viewModel: FeedViewModel

                public init(store: any CatStore) {
                    viewModel = FeedViewModel(store: store)
                    viewModel.view = self
                }

                public func load() {
                    viewModel.load()
                }

                func show(_ text: String) {
                    self.text = text
                }
            }

            """
        ),
        (
            path: "MVVM/Feed/FeedViewModel+Loading.swift",
            text: """
            import Core

            extension FeedViewModel {
                func load() {
                    let cats: [Cat] = store.cats()
                    guard let first = cats.first else {
                        view?.show("No cats")
                        return
                    }
                    view?.show(first.title)
                }
            }

            """
        ),
        (
            path: "MVVM/Feed/FeedViewModel.swift",
            text: """
            import Core

            /// What the view model tells its view.
            protocol FeedView: AnyObject {
                func show(_ text: String)
            }

            /// Makes text of cats.
            final class FeedViewModel {
                weak var view: (any FeedView)?
                let store: any CatStore

                init(store: any CatStore) {
                    self.store = store
                }
            }

            """
        ),
    ]

    private static let tests = ["MVC", "MVVM"].map { module in
        (
            path: "\(module)Tests/FeedTests.swift",
            text: """
            import Core
            import \(module)
            import XCTest

            final class FeedTests: XCTestCase {
                func testShowsTheFirstCat() {
                    let feed = FeedViewController(store: CatShelter())
                    feed.load()
                    XCTAssertEqual(feed.text, "Tom")
                }
            }

            """
        )
    }

    /// The file that puts the app together, the same in both architectures; no test runs it.
    private static let makeFeed = """
        import Core

        /// Puts the app together.
        public func makeFeed() -> FeedViewController {
            FeedViewController(store: CatShelter())
        }

        """
}
