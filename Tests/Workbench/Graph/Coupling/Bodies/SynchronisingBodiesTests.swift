import CompiledCode
import Complexity
import Parsing
import Testing

@testable import Coupling

/// Each case is a body `f`, in a presenter behind a view, or in the view itself.
@Suite("Synchronising bodies")
struct SynchronisingBodiesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let expected: Bool

        init(_ name: String, _ text: String, _ expected: Bool) {
            (self.name, self.text, self.expected) = (name, text, expected)
        }

        var testDescription: String { name }
    }

    private static let texts = [
        ("Kit/Label.swift", "public final class Label { public var text = \"\"; public init() {} }"),
        (
            "Model/Store.swift",
            """
            public struct Cat { public let name = \"\"; public init() {} }
            public final class Store { public init() {}; public func load() -> Cat { Cat() } }
            """
        ),
    ]

    private static let frame = """
        import Kit
        import Model
        protocol Showing: AnyObject { func show(_ text: String) }
        protocol Telling: AnyObject { var title: String { get }; func tapped() }
        final class CatView: Showing {
            let label = Label()
            let presenter: any Telling
            init(presenter: any Telling) { self.presenter = presenter }
            func show(_ text: String) { label.text = text }
            func refresh() { label.text = presenter.title }
        }
        struct Shown { let text: String }
        final class Other { func work() {}; func tapped() {} }
        final class CatPresenter: Telling {
            weak var view: (any Showing)?
            let store = Store()
            let other = Other()
            var cat = Cat()
            var hidden = \"\"
            var title: String { name }
            var name = \"\"
            var query = \"\" { didSet { cat = store.load() } }
            func tapped() { cat = store.load() }
            func helper() { view?.show(name) }
        }

        """

    private static let cases = [
        Case("a view's protocol is called", "extension CatPresenter { func f() { view?.show(name) } }", true),
        Case("with a branch", "extension CatPresenter { func f() { if name.isEmpty { view?.show(name) } } }", true),
        Case("a value of the model is read", "extension CatPresenter { func f() { view?.show(cat.name) } }", true),
        Case(
            "the model is called, too",
            "extension CatPresenter { func f() { _ = store.load(); view?.show(name) } }",
            false
        ),
        Case(
            "a value of the model is made",
            "extension CatPresenter { func f() { cat = Cat(); view?.show(name) } }",
            false
        ),
        Case("another such body is called", "extension CatPresenter { func f() { helper() } }", true),
        Case("a body that works is called, too", "extension CatPresenter { func f() { tapped(); helper() } }", false),
        Case("shown state is set", "extension CatPresenter { func f() { name = \"\" } }", true),
        Case("state is set that no view reads", "extension CatPresenter { func f() { hidden = \"\" } }", false),
        Case(
            "shown state is read behind the view",
            "extension CatPresenter { func f() -> Bool { name.isEmpty } }",
            false
        ),
        Case(
            "a plain value is made",
            "extension CatPresenter { func f() { view?.show(Shown(text: name).text) } }",
            true
        ),
        Case(
            "a value within the type is made",
            "extension CatPresenter { struct Inner { var text = \"\" }; func f() { view?.show(Inner(text: name).text) } }",
            true
        ),
        Case(
            "a value within the type is made by code of its own",
            "extension CatPresenter { struct Inner { let text: String; init() { text = Store().load().name } }; func f() { view?.show(Inner().text) } }",
            false
        ),
        Case(
            "an object within the type is made",
            "extension CatPresenter { final class Inner { var text = \"\" }; func f() { view?.show(Inner().text) } }",
            false
        ),
        Case("another class is made", "extension CatPresenter { func f() { _ = Other(); view?.show(name) } }", false),
        Case(
            "a closure and a local function",
            "extension CatPresenter { func f() { func g() { helper() }; [1].forEach { _ in g() } } }",
            true
        ),
        Case("it calls itself", "extension CatPresenter { func f() { helper(); f() } }", true),
        Case("a widget is set", "extension CatView { func f() { label.text = \"\" } }", true),
        Case("a widget is named alone", "extension CatView { func f(_ label: Label) {} }", false),
        Case(
            "a property is set whose observer works",
            "extension CatView { func f() { (presenter as? CatPresenter)?.query = label.text } }",
            false
        ),
        Case("a tap is passed on", "extension CatView { func f() { presenter.tapped() } }", false),
        Case(
            "a tap is passed on to what shows something",
            "extension CatPresenter { func f() {} }\nfinal class Passing { let p: CatPresenter; init(p: CatPresenter) { self.p = p }; func f() { p.helper() } }",
            false
        ),
        Case("nothing is used", "extension CatPresenter { func f() {} }", false),
    ]

    /// Each case is a module of its own; all are compiled once.
    private static let compiledCases = Task {
        try await CompiledCode(texts + cases.indices.map { ("App\($0)/Main.swift", frame + cases[$0].text) })
    }

    @Test("Which bodies only keep a view in step", arguments: cases.indices)
    func rule(_ place: Int) async throws {
        let module = "App\(place)"
        let own = Self.texts + [("\(module)/Main.swift", Self.frame + Self.cases[place].text)]
        let found = try await Self.found(own, in: module, compiled: Self.compiledCases.value)
        #expect(
            try #require(found).bodies.map(\.name).contains("f()") == Self.cases[place].expected,
            "\(Self.cases[place])"
        )
    }

    @Test("Initialisers are left out, and a requirement counts only if it is used for it")
    func requirements() async throws {
        let found = try await Self.found(Self.frame)
        #expect(
            found?.bodies.map { "\($0.type ?? "").\($0.name)" } == [
                "CatView.show(_:)", "CatView.refresh()", "CatPresenter.title.get", "CatPresenter.helper()",
            ]
        )
        // `show(_:)` and `title`; a tap leads to the model.
        #expect(found?.requirements["App/Main.swift"]?.map(\.line).sorted() == [3, 4])
        #expect(found?.requirements["App/Main.swift"]?.count == 2)
    }

    @Test("A member that stands apart from the conformance keeps its promise")
    func conformanceApart() async throws {
        let text = Self.frame.replacing("class CatPresenter: Telling", with: "class CatPresenter")
        let names = try await Self.synchronising(
            text.replacing("var title: String { name }", with: "var title = \"\"")
                + "extension CatPresenter: Telling {}\nextension CatPresenter { func f() { title = \"\" } }"
        )
        #expect(names.contains("f()"))
    }

    @Test(
        "Without an index of each file, those of the layers too, nothing is told",
        arguments: ["App/Main.swift", "Model/Store.swift"]
    )
    func noIndex(_ path: String) async throws {
        #expect(try await Self.found(Self.frame, withoutIndexOf: path) == nil)
    }

    private static func synchronising(_ text: String) async throws -> [String] {
        try #require(try await found(text)).bodies.map(\.name)
    }

    private static func found(_ text: String, withoutIndexOf missing: String? = nil) async throws
        -> SynchronisingBodies?
    {
        let texts = texts + [("App/Main.swift", text)]
        return try await found(texts, in: "App", compiled: CompiledCode(texts), withoutIndexOf: missing)
    }

    /// The last of the texts is the module's own.
    private static func found(
        _ texts: [(String, String)],
        in module: String,
        compiled code: CompiledCode,
        withoutIndexOf missing: String? = nil
    ) async throws -> SynchronisingBodies? {
        let index = try await code.index().filter { $0.key != missing }
        let engine = CodeBase.engine(of: Dictionary(uniqueKeysWithValues: texts), index: index, own: module)
        return engine.synchronisingBodies(
            among: FileBodies(try code.parsed(texts[texts.count - 1].0)).whole,
            inModule: module,
            on: ["Kit", "Model"],
            graph: engine.declaredGraph
        ) { $0.module == "Kit" }
    }
}
