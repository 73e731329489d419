import Pipeline
import Testing

@Suite("Role guesses")
struct RoleGuessTests {
    @Test(
        "A role is told from the end of a type's name",
        arguments: [
            ("class LoginViewController {}", "ViewController by ViewController"),
            ("class LoginVC {}", "ViewController by VC"),
            ("struct LoginView {}", "View by View"),
            ("final class LoginViewModel {}", "ViewModel by ViewModel"),
            ("class LoginVM {}", "ViewModel by VM"),
            ("class LoginPresenter {}", "Presenter by Presenter"),
            ("class LoginInteractor {}", "Interactor by Interactor"),
            ("class LoginRouter {}", "Router by Router"),
            ("class LoginWireframe {}", "Router by Wireframe"),
            ("actor LoginCoordinator {}", "Coordinator by Coordinator"),
            ("protocol LoginViewModelProtocol {}", "ViewModel by ViewModelProtocol"),
            ("class LoginReactor: Reactor {}", "Reactor by Reactor"),
            ("struct LoginReducer {}", "Reducer by Reducer"),
            ("class LoginPresenterImpl {}", "Presenter by PresenterImpl"),
            ("class LoginRouterImplementation {}", "Router by RouterImplementation"),
            // A protocol has the role of the one who is called through it.
            ("protocol LoginInteractorInput {}", "Interactor by InteractorInput"),
            ("protocol LoginInteractorOutput {}", "Presenter by InteractorOutput"),
            ("protocol LoginPresenterInput {}", "Presenter by PresenterInput"),
            ("protocol LoginPresenterOutput {}", "View by PresenterOutput"),
            ("protocol LoginViewInput {}", "View by ViewInput"),
            ("protocol LoginViewOutput {}", "Presenter by ViewOutput"),
            // A view model fulfils its output itself.
            ("protocol LoginViewModelOutput {}", "ViewModel by ViewModelOutput"),
            ("protocol LoginView {}", "View by View"),
            ("protocol LoginPresenting {}", "Presenter by Presenting"),
            ("protocol LoginViewing {}", "View by Viewing"),
            // Only protocols have such endings: this is what a view is configured with.
            ("struct LoginViewInput {}", "none"),
            ("struct Review {}", "none"),
            // An abbreviation that is part of another.
            ("struct JVM {}", "none"),
            ("struct Login {}", "none"),
        ]
    )
    func suffixes(source: String, guess: String) async throws {
        let roles = try await Kiosk(["a.swift": source]).survey().roles

        #expect((roles.first.map { "\($0.role) by \($0.suffix)" } ?? "none") == guess)
    }

    @Test("Every guess says which type and where, and its target counts it")
    func place() async throws {
        let survey = try await Kiosk(["App/a.swift": "\nenum Scene { class Router {} }"]).survey()
        let guess = try #require(survey.roles.first)

        #expect((guess.type, guess.kind, guess.file, guess.line) == ("Scene.Router", .class, "App/a.swift", 2))
        #expect(survey.targets.map(\.roles) == [["Router": 1]])
    }
}
