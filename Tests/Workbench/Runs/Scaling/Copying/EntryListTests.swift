import Parsing
import Testing

@testable import Scaling

struct EntryListTests {
    @Test("A list of entries leads to every pair, with the entry's own parameters")
    func list() throws {
        let text = """
            import Model
            import ScreenKit

            /// Gives the app's first view controller.
            @MainActor
            public func makeApp(_ services: Services, in window: Window) -> ViewController {
                CatViewController(services, window)
            }
            """
        let lists = EntryList.all(in: ParsedFile(path: "MVC/App/MakeApp.swift", text: text), of: "MVC")
        let list = try #require(lists.first)
        let pairs = [1, 2].map { PairNames(scenes: ["Cat"], pair: $0) }
        #expect(list.fileName == "MakeApps.swift")
        #expect(
            list.text(for: pairs) == """
                import Model
                import ScreenKit
                import MVC

                /// Gives what each pair's `makeApp` gives.
                @MainActor
                public func makeApps(_ services: Services, in window: Window) -> [ViewController] {
                    [
                        makeApp(services, in: window),
                        makeApp2(services, in: window),
                    ]
                }

                """
        )
    }

    @Test(
        "Only a function that other modules see, that gives something and neither waits nor fails is an entry",
        arguments: [
            "func makeApp() -> App { App() }",
            "public func start() {}",
            "public func makeApp() async -> App { App() }",
            "public func makeApp() throws -> App { App() }",
            "public func makeApp<A>() -> A { A() }",
            "public struct App { public static func make() -> App { App() } }",
        ]
    )
    func others(text: String) {
        #expect(EntryList.all(in: ParsedFile(path: "App.swift", text: text), of: "App").isEmpty)
    }
}
