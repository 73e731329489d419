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
                let paths = texts.keys.filter { "Sources/Sample/\($0)".hasPrefix(module.path + "/") }.sorted()
                let files = paths.map { name in
                    let text = texts[name, default: ""] + "\n"
                    return ParsedFile(path: "Sources/Sample/\(name)", text: name == path ? text + line : text)
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

    /// By path below `Sources/Sample`.
    private static let texts = [
        "Picture/Picture.swift": "public struct Picture {}",
        "Model/Photo.swift": "import Picture\npublic struct Photo { let picture: Picture }\npublic struct Services {}",
        "ScreenKit/Label.swift":
            "import Picture\npublic class Label { var icon: Picture? }\nopen class ViewController {}",
        "Screens/LoadCatScreen.swift": "import ScreenKit\npublic struct LoadCatScreen { let label: Label }",

        "MVC/App/MakeApp.swift": app + "LoadCatViewController() }",
        "MVC/LoadCat/LoadCatViewController.swift": """
        import Model
        import ScreenKit
        class LoadCatViewController: ViewController { var photo: Photo?; let next = EditCatViewController() }
        """,
        "MVC/LoadCat/LoadCatState.swift": "struct LoadCatState {}",
        "MVC/EditCat/EditCatViewController.swift": "import ScreenKit\nclass EditCatViewController: ViewController {}",

        "MVP/App/MakeApp.swift": app + "LoadCatViewController(LoadCatPresenter()) }",
        "MVP/LoadCat/LoadCatViewController.swift": view + "protocol LoadCatPresenterProtocol {}",
        "MVP/LoadCat/LoadCatPresenter.swift": """
        import Model
        protocol LoadCatView {}
        class LoadCatPresenter: LoadCatPresenterProtocol { var view: LoadCatView?; let next = EditCatPresenter() }
        """,
        "MVP/EditCat/EditCatViewController.swift": "class EditCatViewController: EditCatView {}",
        "MVP/EditCat/EditCatPresenter.swift": "protocol EditCatView {}\nclass EditCatPresenter {}",

        "MVVM/App/MakeApp.swift": app + "LoadCatViewController(LoadCatViewModel()) }",
        "MVVM/Binding/BoundViewController.swift": "import ScreenKit\nclass BoundViewController: ViewController {}",
        "MVVM/LoadCat/LoadCatViewController.swift": """
        protocol LoadCatViewModelProtocol {}
        class LoadCatViewController: BoundViewController { let model: LoadCatViewModelProtocol }
        """,
        "MVVM/LoadCat/LoadCatViewModel.swift": """
        import Model
        class LoadCatViewModel: LoadCatViewModelProtocol { var photo: Photo?; let next = EditCatViewModel() }
        """,
        "MVVM/EditCat/EditCatViewController.swift": "class EditCatViewController: BoundViewController {}",
        "MVVM/EditCat/EditCatViewModel.swift": "class EditCatViewModel {}",

        "VIPER/App/MakeApp.swift": app + "LoadCatRouter().start() }",
        "VIPER/Entities/FilterChoice.swift": "import Picture\nstruct FilterChoice { let thumbnail: Picture }",
        "VIPER/LoadCat/LoadCatViewController.swift": view + "protocol LoadCatPresenterProtocol {}",
        "VIPER/LoadCat/LoadCatPresenter.swift": """
        import Picture
        protocol LoadCatView {}
        protocol LoadCatInteractorInput { func choose(_ choice: FilterChoice) }
        protocol LoadCatRouterProtocol {}
        class LoadCatPresenter: LoadCatPresenterProtocol, LoadCatInteractorOutput {
            var view: LoadCatView?; let interactor: LoadCatInteractorInput; let router: LoadCatRouterProtocol
        }
        """,
        "VIPER/LoadCat/LoadCatInteractor.swift": """
        import Model
        protocol LoadCatInteractorOutput {}
        class LoadCatInteractor: LoadCatInteractorInput { var output: LoadCatInteractorOutput?; var photo: Photo? }
        """,
        "VIPER/LoadCat/LoadCatRouter.swift": """
        import Model
        class LoadCatRouter: LoadCatRouterProtocol {
            func start() { LoadCatViewController(LoadCatPresenter(LoadCatInteractor(), self)) }
            func edit() { EditCatRouter() }
        }
        """,
        "VIPER/EditCat/EditCatRouter.swift": "class EditCatRouter {}\nprotocol EditCatRouterProtocol {}",
    ]

    private static let app = """
        import Model
        import ScreenKit
        public func makeApp(_ services: Services) -> ViewController {
        """

    private static let view = """
        import ScreenKit
        import Screens
        class LoadCatViewController: ViewController, LoadCatView { let presenter: LoadCatPresenterProtocol }

        """
}
