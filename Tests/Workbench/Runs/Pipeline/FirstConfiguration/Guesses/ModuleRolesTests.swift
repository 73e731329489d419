import Testing

@Suite("Roles that a module's types have by what stands beside them")
struct ModuleRolesTests {
    @Test(
        "What a type inherits, conforms to and stands beside tells its role; a pattern fits no type without a role",
        arguments: [
            ("class PostsController: UIViewController {}", ["ViewController *Controller"]),
            (
                "class BaseController: UITableViewController {}\nclass PostsController: BaseController {}",
                ["ViewController *Controller"]
            ),
            ("class PostsController: NSObject {}", []),
            ("class TabController: UITabBarController {}", ["ViewController *Controller"]),
            ("class SheetController: UIPresentationController {}", []),
            ("class PostsController: NSFetchedResultsController<Post> {}", []),
            (
                "class PostsController: UIViewController {}\nclass NetworkController {}",
                ["ViewController PostsController"]
            ),
            ("class LoginVC {}\nstruct JVM {}\nclass LoginVM {}", ["ViewController *VC", "ViewModel LoginVM"]),
            // An output is the role's that keeps its promise.
            (
                "protocol CatPresenterOutput {}\nclass CatVC {}\nextension CatVC: CatPresenterOutput {}",
                ["ViewController *PresenterOutput,*VC"]
            ),
            (
                "protocol CatViewOutput {}\nclass CatViewModel: CatViewOutput {}",
                ["ViewModel *ViewModel,*ViewOutput"]
            ),
            (
                "protocol CatOutput {}\nprotocol CatViewOutput {}\ntypealias All = CatOutput & CatViewOutput",
                ["Presenter *ViewOutput"]
            ),
            // One of these words may mean anything.
            (
                "struct JotState {}\nenum JotAction {}\nclass JotStore {}",
                ["Action *Action", "State *State", "Store *Store"]
            ),
            ("struct JotState {}\nclass CatStore {}\nenum DogAction {}", []),
            (
                "struct JotState {}\nclass JotStore {}\nstruct LoadState {}",
                ["State JotState", "Store *Store"]
            ),
        ] as [(String, [String])]
    )
    func roles(source: String, roles: [String]) async throws {
        let subject = try await Sketch(["App/A.swift": source]).subject()
        #expect(subject.roles.map { "\($0.name) \($0.patterns.joined(separator: ","))" } == roles)
    }

    @Test("A folder that all architectures have, and that is called like a role, is the role's")
    func folders() async throws {
        let subject = try await Sketch([
            "MVC/View/A.swift": "class CatView {}\nclass Cell {}", "MVC/Kit/A.swift": "struct A {}",
            "MVP/View/B.swift": "class DogView {}", "MVP/Kit/B.swift": "struct B {}",
        ]).subject()
        #expect(subject.roles.map(\.name) == ["View", "Kit"])
        #expect(subject.roles.map(\.patterns) == [["*View", "View/*"], ["Kit/*"]])
    }

    @Test(
        "In an MVC in which nothing is called a view controller, classes called controllers are its controllers",
        arguments: [
            ("CatMVC", "class CatController {}", ["Controller"]), ("CatMVP", "class CatController {}", []),
            ("CatMVC", "struct CatController {}", []),
            ("CatMVC", "class CatViewController {}\nclass NetworkController {}", ["Controller"]),
        ]
    )
    func plainControllers(folder: String, source: String, roles: [String]) async throws {
        let subject = try await Sketch(["\(folder)/A.swift": source]).subject()
        #expect(subject.roles.map(\.name) == roles)
        #expect(subject.roles.flatMap(\.patterns).allSatisfy { !$0.contains("Network") })
    }
}
