import Coupling
import Testing

/// Views are named `*View` and `*ViewController`, presenters `*Presenter`, and `Assembly/*` is a role by its path.
struct FileRolesTests {
    @Test(
        "A type's own name decides, then its path; its file's role is for what is the main type's own",
        arguments: [
            // A protocol has the role that its name describes, in whichever file it stands.
            ("Load/LoadView.swift", "class LoadView {}; protocol LoadPresenterProtocol {}", "Presenter"),
            ("Assembly/LoadView.swift", "class LoadView {}; struct Parts {}", "Assembly"),
            // What is thrown by a presenter is no presenter, and a view may know it.
            ("Load/LoadPresenter.swift", "class LoadPresenter {}; enum CatError {}", nil),
            ("Load/LoadPresenter.swift", "class LoadPresenter {}; private enum CatError {}", "Presenter"),
            ("Load/LoadPresenter.swift", "class LoadPresenter {}; enum LoadPresenterError {}", "Presenter"),
            ("Load/LoadPresenter.swift", "class LoadPresenter {}; enum LoadPresenters {}", nil),
            // The main type need not be called like the file.
            ("Load/LoadPresenter.swift", "class CatPresenter {}; fileprivate enum Step {}", "Presenter"),
            ("Load/Cat.swift", "class CatPresenter {}; fileprivate enum Step {}", "Presenter"),
            // One that is called like the file is the main type, and this one has no role.
            ("Load/Cat.swift", "class CatPresenter {}; struct Cat {}; fileprivate enum Step {}", nil),
            // Nothing but the file's name speaks for these.
            ("Load/LoadPresenter.swift", "enum State {}", "Presenter"),
            ("Load/LoadView+Zoom.swift", "struct Zoom {}", "View"),
            ("Load/Cats.swift", "struct Cat {}", nil),
        ]
    )
    func types(path: String, text: String, role: String?) throws {
        let graph = CodeBase.graph(["App/\(path)": text])
        let last = try #require(graph.nodes.max { $0.position < $1.position })
        #expect(last.role == role)
    }

    @Test(
        "A file has the role of its main type, so that both count for the same",
        arguments: [
            // A name in the plural fits no pattern.
            ("CatViewControllers.swift", "class CatViewController {}; class DogViewController {}", "View"),
            ("View.swift", "class CatPresenter {}; class Cell {}", "Presenter"),
            // Two roles are none.
            ("Both.swift", "class CatPresenter {}; class CatView {\n}", nil),
            ("Two.swift", "class CatPresenter {}; class DogPresenter {\n}; class Cell {}", "Presenter"),
            // Protocols stand where they are called from.
            ("LoadView.swift", "protocol LoadPresenter {\n}; class LoadView {}", "View"),
            ("Protocols.swift", "protocol LoadPresenter {}; protocol LoadView {}", nil),
            ("LoadPresenter.swift", "protocol LoadPresenter {}", "Presenter"),
            // One called like the file is the main type if no other there has a role.
            ("LoadView.swift", "protocol LoadView {\n}; class LoadPresenter {}", "Presenter"),
            ("LoadView.swift", "protocol LoadView {}; struct Cell {}", "View"),
            ("OtherView+Zoom.swift", "extension OtherView {}", "View"),
            // A framework's view is no view of the architecture.
            ("UIView+Zoom.swift", "extension UIView {}", nil), ("UIView.swift", "extension UIView {}", nil),
        ]
    )
    func files(name: String, text: String, role: String?) throws {
        // What stands in no type is the file's own.
        let graph = CodeBase.graph([
            "App/\(name)": text + "\nlet loose = 1", "App/Other.swift": "class OtherView {}",
        ])
        #expect(try #require(graph.nodes.first { $0.kind == .file }).role == role)
    }
}
