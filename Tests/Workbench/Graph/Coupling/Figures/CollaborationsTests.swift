import CompiledCode
import Parsing
import Testing

@testable import Coupling

/// Each case is a view and a presenter, which have two roles, and what stands between them.
@Suite("Inversion of collaborations")
struct CollaborationsTests {
    /// The pairs by how they know each other, as `CatPresenter CatView`.
    struct Expectation: Equatable, CustomStringConvertible, Sendable {
        var throughProtocols: [String] = []
        var direct: [String] = []
        var assembly: [String] = []
        var plainValues: [String] = []

        static let nothing = Expectation()
        static let throughProtocols = Expectation(throughProtocols: ["CatPresenter CatView"])
        static let direct = Expectation(direct: ["CatPresenter CatView"])
        static let assembly = Expectation(assembly: ["CatPresenter CatView"])

        var description: String {
            "protocols \(throughProtocols), direct \(direct), assembly \(assembly), values \(plainValues)"
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let expected: Expectation

        init(_ name: String, _ text: String, _ expected: Expectation) {
            (self.name, self.text, self.expected) = (name, text, expected)
        }

        var testDescription: String { name }
    }

    /// The presenter has a method and a property, and conforms to a protocol that has both and to one that refines it.
    private static let presenter = """
        protocol Shown: AnyObject { var title: String { get set }; func save() }
        protocol Edited: Shown { func close() }
        class CatPresenter: Edited {
            var title = ""
            init() {}
            func save() {}
            func close() {}
            static func make() -> CatPresenter { CatPresenter() }
        }
        func run(_ action: () -> Void) { action() }

        """

    private static let ways = [
        Case("a method is called", "final class CatView { func f(p: CatPresenter) { p.save() } }", .direct),
        Case("a static method is called", "final class CatView { func f() { _ = CatPresenter.make() } }", .direct),
        Case("a method is passed on", "final class CatView { func f(p: CatPresenter) { run(p.save) } }", .direct),
        Case("a property is read", "final class CatView { func f(p: CatPresenter) { _ = p.title } }", .direct),
        Case("a property is changed", "final class CatView { func f(p: CatPresenter) { p.title += \"!\" } }", .direct),
        Case("a class is inherited", "final class CatView: CatPresenter {}", .direct),
        Case("a member is overridden", "final class CatView: CatPresenter { override func save() {} }", .direct),
        Case("a struct calls", "struct CatView { func f(p: CatPresenter) { p.save() } }", .direct),
        Case("an actor calls", "actor CatView { func f(p: sending CatPresenter) { p.save() } }", .direct),
        Case(
            "a protocol's method is called",
            "final class CatView { func f(p: any Shown) { p.save() } }",
            .throughProtocols
        ),
        Case(
            "a protocol's method is called on a weak value",
            "final class CatView { weak var p: (any Shown)?; func f() { p?.save() } }",
            .throughProtocols
        ),
        Case(
            "a protocol's method is passed on",
            "final class CatView { func f(p: any Shown) { run(p.save) } }",
            .throughProtocols
        ),
        Case(
            "a protocol's property is read",
            "final class CatView { func f(p: any Shown) { _ = p.title } }",
            .throughProtocols
        ),
        Case(
            "a refining protocol's method is called",
            "final class CatView { func f(p: any Edited) { p.close() } }",
            .throughProtocols
        ),
        Case(
            "a bound's method is called",
            "final class CatView { func f<P: Shown>(p: P) { p.save() } }",
            .throughProtocols
        ),
        Case(
            "a protocol is used to call, and the type itself too",
            "final class CatView { func f(p: any Shown, q: CatPresenter) { p.save(); q.save() } }",
            .direct
        ),
        Case(
            "a protocol is used to call, and the type is created",
            "final class CatView { let p: any Shown = CatPresenter(); func f() { p.save() } }",
            .throughProtocols
        ),
        Case("the type is created", "final class CatView { let p: Any = CatPresenter() }", .assembly),
        Case("the type is named", "final class CatView { var p: CatPresenter? }", .assembly),
        Case(
            "a bound's initialiser is called",
            """
            protocol Made { init() }
            final class DogPresenter: Made {}
            final class CatView { func f<Other: Made>(_ type: Other.Type) -> Other { Other() } }
            """,
            Expectation(assembly: ["CatView DogPresenter"])
        ),
        Case("the initialiser is passed on", "final class CatView { let make = CatPresenter.init }", .assembly),
        Case("a property is set", "final class CatView { func f(p: CatPresenter) { p.title = \"Cat\" } }", .assembly),
        Case(
            "a property is set on an optional",
            "final class CatView { var p: CatPresenter?; func f() { p?.title = \"Cat\" } }",
            .assembly
        ),
        Case(
            "a protocol's property is set",
            "final class CatView { weak var p: (any Shown)?; func f() { p?.title = \"Cat\" } }",
            .assembly
        ),
        Case("a protocol is named", "final class CatView { weak var p: (any Shown)? }", .assembly),
        Case(
            "a protocol that both conform to",
            "final class CatView: Edited { var title = \"\"; func save() {}; func close() {} }",
            .nothing
        ),
        Case("nothing", "final class CatView {}", .nothing),
        Case(
            "a type of the same role calls",
            "final class DogPresenter { func f(p: CatPresenter) { p.save() } }",
            .nothing
        ),
        Case("a type without a role calls", "final class Helper { func f(p: CatPresenter) { p.save() } }", .nothing),
        Case("a function of a file calls", "func f(p: CatPresenter) { p.save() }", .nothing),
        Case(
            "a protocol's extension calls",
            "protocol CatView {}\nextension CatView { func f(p: CatPresenter) { p.save() } }",
            .nothing
        ),
        Case(
            "both directions, through protocols",
            """
            protocol Tapped { func tap() }
            final class CatView: Tapped { func f(p: any Shown) { p.save() }; func tap() {} }
            extension CatPresenter { func g(t: any Tapped) { t.tap() } }
            """,
            .throughProtocols
        ),
        Case(
            "both directions, one of them direct",
            """
            final class CatView { func f(p: any Shown) { p.save() }; func tap() {} }
            extension CatPresenter { func g(v: CatView) { v.tap() } }
            """,
            .direct
        ),
        Case(
            "both directions, one of them assembly",
            """
            final class CatView { func f(p: any Shown) { p.save() }; func tap() {} }
            extension CatPresenter { func g() -> CatView { CatView() } }
            """,
            .throughProtocols
        ),
        Case(
            "a struct without a method is a plain value",
            "struct CatView { let p: CatPresenter; var title: String { p.title } }",
            Expectation(plainValues: ["CatPresenter CatView"])
        ),
        Case(
            "an enum without a method is a plain value",
            "enum CatView: Hashable { case open }\nextension CatPresenter { func f(v: CatView) { if v == .open {} } }",
            Expectation(plainValues: ["CatPresenter CatView"])
        ),
        Case(
            "a plain value behind a protocol stays one",
            """
            protocol Titled { var name: String { get } }
            struct CatView: Titled { let name: String }
            extension CatPresenter { func f(t: any Titled) { _ = t.name } }
            """,
            Expectation(plainValues: ["CatPresenter CatView"])
        ),
        Case(
            "an enum with a method in an extension is no plain value",
            "enum CatView { case open }\nextension CatView { func f(p: CatPresenter) { _ = p.title } }",
            .direct
        ),
        Case(
            "a class without a method is no plain value",
            "final class CatView { let p: CatPresenter; init(p: CatPresenter) { (self.p, _) = (p, p.title) } }",
            .direct
        ),
    ]

    @Test("How two types know each other", arguments: ways)
    func pairs(_ way: Case) async throws {
        let found = try await Self.expectation(of: [("App/Main.swift", Self.presenter + way.text)])
        #expect(found == way.expected)
    }

    @Test("A protocol of a shared layer is one of the subject's, and a type of a layer is no part of a pair")
    func layers() async throws {
        let found = try await Self.expectation(of: [
            (
                "Kit/Shown.swift",
                "public protocol Shown { func save() }\npublic final class KitView { public func f() {} }"
            ),
            (
                "App/Main.swift",
                """
                import Kit
                final class CatPresenter: Shown { func save() {}; func f(v: KitView) { v.f() } }
                final class CatView { func f(s: any Shown) { s.save() } }
                """
            ),
        ])
        #expect(found == .throughProtocols)
    }

    @Test("What conforms in another architecture is no part of a pair")
    func architectures() {
        func node(_ name: String, in module: String, _ kind: Node.Kind, role: String?) -> Node {
            let start = SourcePosition(line: 1, column: 1)
            let file = "\(module)/\(name).swift"
            return Node(
                kind: kind,
                name: name,
                module: module,
                file: file,
                position: start,
                role: role,
                scene: nil
            )
        }
        func edge(_ from: Node, _ kind: Evidence.Kind, _ to: Node) -> Edge {
            let position = SourcePosition(line: 1, column: 1)
            return Edge(from: from, to: to, evidence: [Evidence(kind: kind, file: from.file, position: position)])
        }
        let shown = node("Shown", in: "Kit", .type(.protocol), role: nil)
        let view = node("CatView", in: "App", .type(.class), role: "View")
        let own = node("CatPresenter", in: "App", .type(.class), role: "Presenter")
        let other = node("DogPresenter", in: "Other", .type(.class), role: "Presenter")
        let graph = DependencyGraph.written([
            edge(view, .calls, shown), edge(own, .conforms, shown), edge(other, .conforms, shown),
        ])
        let found = Collaborations(inModule: "App", graph: graph, plainValues: [])
        #expect(found.throughProtocols.map(\.names) == ["CatPresenter CatView"])
        #expect(found.direct.isEmpty && found.assembly.isEmpty && found.plainValues.isEmpty)
    }

    @Test("Without an index of each file nothing is told")
    func noIndex() async throws {
        let texts = [
            ("App/A.swift", "final class CatView { func f(p: CatPresenter) { p.save() } }"),
            ("App/B.swift", "final class CatPresenter { func save() {} }"),
        ]
        let code = try await CompiledCode(texts)
        let index = try await code.index()
        for missing in [nil, "App/A.swift", "App/B.swift"] {
            let engine = CodeBase.engine(
                of: Dictionary(uniqueKeysWithValues: texts),
                index: index.filter { $0.key != missing }
            )
            let found = engine.collaborations(inModule: "App", graph: engine.declaredGraph)
            #expect((found == nil) == (missing != nil))
        }
    }

    private static func expectation(of texts: [(path: String, text: String)]) async throws -> Expectation {
        let code = try await CompiledCode(texts)
        let engine = CodeBase.engine(of: Dictionary(uniqueKeysWithValues: texts), index: try await code.index())
        let found = try #require(engine.collaborations(inModule: "App", graph: engine.declaredGraph))
        return Expectation(
            throughProtocols: found.throughProtocols.map(\.names),
            direct: found.direct.map(\.names),
            assembly: found.assembly.map(\.names),
            plainValues: found.plainValues.map(\.names)
        )
    }
}

extension Collaborations.Pair {
    /// As in `CatPresenter CatView`.
    var names: String { "\(first.name) \(second.name)" }
}
