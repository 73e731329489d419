import Coupling
import Foundation
import Parsing
import Subject
import TestFolder

/// The shipped rules, and a code base with the sample's places and names that keeps all of them.
enum CleanSample {
    static func subject() throws -> Subject { try loaded.get() }

    /// The graph of the texts, with one more line at the end of the file at `path`.
    static func graph(of subject: Subject, adding line: String = "", to path: String = "") -> DependencyGraph {
        let modules = subject.shared + subject.architectures.map(\.sources)
        return DependencyGraph(
            of: modules.map { module in
                let paths = texts.keys.filter { "Sources/\($0)".hasPrefix(module.path + "/") }.sorted()
                let files = paths.map { name in
                    let text = texts[name, default: ""] + "\n"
                    return ParsedFile(path: "Sources/\(name)", text: name == path ? text + line : text)
                }
                return SourceModule(module, of: subject, files: files)
            }
        )
    }

    /// The line that is added to the file at `path`, counted from 1.
    static func lastLine(of path: String) -> Int {
        texts[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).count + 1
    }

    private static let loaded = Result { try Subject.load(from: Repository.root) }

    /// By path below `Sources`.
    private static let texts = [
        "Platform/Picture/Picture.swift": "public struct Picture {}",
        "Cats/Model/Photo.swift":
            "import Picture\npublic struct Photo { let picture: Picture }\npublic struct Services {}",
        "Platform/ScreenKit/Label.swift":
            "import Picture\npublic class Label { var icon: Picture? }\nopen class ViewController {}",
        "Cats/Screens/LoadCatScreen.swift": "import ScreenKit\npublic struct LoadCatScreen { let label: Label }",

        "Cats/MVC/App/MakeApp.swift": app + "LoadCatViewController() }",
        "Cats/MVC/LoadCat/LoadCatViewController.swift": """
        import CatsModel
        import ScreenKit
        class LoadCatViewController: ViewController { var photo: Photo?; let next = EditCatViewController() }
        """,
        "Cats/MVC/LoadCat/LoadCatState.swift": "struct LoadCatState {}",
        "Cats/MVC/EditCat/EditCatViewController.swift":
            "import ScreenKit\nclass EditCatViewController: ViewController {}",

        "Cats/MVP/App/MakeApp.swift": app + "LoadCatViewController(LoadCatPresenter()) }",
        "Cats/MVP/LoadCat/LoadCatViewController.swift": view + "protocol LoadCatPresenterProtocol {}",
        "Cats/MVP/LoadCat/LoadCatPresenter.swift": """
        import CatsModel
        protocol LoadCatView {}
        class LoadCatPresenter: LoadCatPresenterProtocol { var view: LoadCatView?; let next = EditCatPresenter() }
        """,
        "Cats/MVP/EditCat/EditCatViewController.swift": "class EditCatViewController: EditCatView {}",
        "Cats/MVP/EditCat/EditCatPresenter.swift": "protocol EditCatView {}\nclass EditCatPresenter {}",

        "Cats/MVVM/App/MakeApp.swift": app + "LoadCatViewController(LoadCatViewModel()) }",
        "Cats/MVVM/Binding/BoundViewController.swift": "import ScreenKit\nclass BoundViewController: ViewController {}",
        "Cats/MVVM/LoadCat/LoadCatViewController.swift": """
        protocol LoadCatViewModelProtocol {}
        class LoadCatViewController: BoundViewController { let model: LoadCatViewModelProtocol }
        """,
        "Cats/MVVM/LoadCat/LoadCatViewModel.swift": """
        import CatsModel
        class LoadCatViewModel: LoadCatViewModelProtocol { var photo: Photo?; let next = EditCatViewModel() }
        """,
        "Cats/MVVM/EditCat/EditCatViewController.swift": "class EditCatViewController: BoundViewController {}",
        "Cats/MVVM/EditCat/EditCatViewModel.swift": "class EditCatViewModel {}",

        "Cats/VIPER/App/MakeApp.swift": app + "LoadCatRouter().start() }",
        "Cats/VIPER/Entities/FilterChoice.swift": "import Picture\nstruct FilterChoice { let thumbnail: Picture }",
        "Cats/VIPER/LoadCat/LoadCatViewController.swift": view + "protocol LoadCatPresenterProtocol {}",
        "Cats/VIPER/LoadCat/LoadCatPresenter.swift": """
        import Picture
        protocol LoadCatView {}
        protocol LoadCatInteractorInput { func choose(_ choice: FilterChoice) }
        protocol LoadCatRouterProtocol {}
        class LoadCatPresenter: LoadCatPresenterProtocol, LoadCatInteractorOutput {
            var view: LoadCatView?; let interactor: LoadCatInteractorInput; let router: LoadCatRouterProtocol
        }
        """,
        "Cats/VIPER/LoadCat/LoadCatInteractor.swift": """
        import CatsModel
        protocol LoadCatInteractorOutput {}
        class LoadCatInteractor: LoadCatInteractorInput { var output: LoadCatInteractorOutput?; var photo: Photo? }
        """,
        "Cats/VIPER/LoadCat/LoadCatRouter.swift": """
        import CatsModel
        class LoadCatRouter: LoadCatRouterProtocol {
            func start() { LoadCatViewController(LoadCatPresenter(LoadCatInteractor(), self)) }
            func edit() { EditCatRouter() }
        }
        """,
        "Cats/VIPER/EditCat/EditCatRouter.swift": "class EditCatRouter {}\nprotocol EditCatRouterProtocol {}",
    ]

    private static let app = """
        import CatsModel
        import ScreenKit
        public func makeApp(_ services: Services) -> ViewController {
        """

    private static let view = """
        import ScreenKit
        import CatsScreens
        class LoadCatViewController: ViewController, LoadCatView { let presenter: LoadCatPresenterProtocol }

        """
}
