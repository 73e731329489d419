import CompiledCode
import Coupling
import Index
import Testing

struct TestFunctionsTests {
    private static let code: [(path: String, text: String)] = [
        ("Kit/Screen.swift", "open class Screen { public init() {} }"),
        (
            "App/Presenter.swift",
            """
            import Kit
            public protocol PresenterView { func show() }
            public struct Presenter {
                let view: any PresenterView
                public init(view: any PresenterView) { self.view = view }
                public func load() { view.show() }
            }
            public struct ScreenView: PresenterView {
                let screen = Screen()
                public init() {}
                public func show() { print(screen) }
            }
            public final class SpecialScreen: Screen {}
            """
        ),
        (
            "AppTests/Tests.swift",
            """
            import App
            import Kit
            struct Spy: PresenterView { func show() {} }
            struct PlainTests {
                func protocolOnly() { Presenter(view: Spy()).load() }
                func direct() { _ = Screen() }
                func `shows nothing at all`() {}
                func initialValue() { _ = ScreenView() }
                func helper() { help() }
                func accessor() { _ = fresh }
                func subclass() { _ = SpecialScreen() }
                func closure() { let make = { Screen() }; _ = make }
                private func help() { help(); _ = Screen() }
                private var fresh: Screen { Screen() }
            }
            struct FixtureTests {
                let view: any PresenterView = ScreenView()
                func fixture() {}
            }
            struct PreparedTests {
                init() { _ = Screen() }
                func prepared() {}
            }
            """
        ),
    ]

    /// Compiled once for both tests.
    private static let index = Task { try await CompiledCode(code).index() }

    @Test("A test reaches what its body, its helpers and its suite's fixtures run, and no promise's keepers")
    func reaches() async throws {
        let index = try await Self.index.value
        let tests = try #require(index["AppTests/Tests.swift"])
        let screen = try #require(index["Kit/Screen.swift"])
        let app = try #require(index["App/Presenter.swift"])
        let functions = TestFunctions(in: [tests], with: [app, screen])
        func reaches(_ name: String) -> Bool {
            functions.reaches(name, in: tests.path, afterLine: 1, any: screen.definedSymbols)
        }
        let names = [
            "protocolOnly()", "direct()", "initialValue()", "helper()", "accessor()", "subclass()", "closure()",
            "fixture()", "prepared()",
        ]
        // The presenter calls a view by its protocol; that a screen keeps the same promise is none of this test's.
        #expect(names.filter { !reaches($0) } == ["protocolOnly()"])
        #expect(!reaches("`shows nothing at all`()"))
    }

    @Test("Of a function that the index does not have nothing is promised")
    func unknown() async throws {
        let index = try await Self.index.value
        let tests = try #require(index["AppTests/Tests.swift"])
        let functions = TestFunctions(in: [tests], with: [])
        #expect(functions.reaches("protocolOnly()", in: "Elsewhere.swift", afterLine: 1, any: ["s:4None"]))
        #expect(functions.reaches("gone()", in: tests.path, afterLine: 1, any: ["s:4None"]))
        // The line is that of the attribute: what stands before it is another function.
        #expect(functions.reaches("protocolOnly()", in: tests.path, afterLine: 20, any: ["s:4None"]))
        #expect(!functions.reaches("protocolOnly()", in: tests.path, afterLine: 2, any: ["s:4None"]))
    }
}
