import CompiledCode
import Coupling

/// The graphs that the two engines draw of all ways together, each way in a file of its own with a view of its own.
struct WayGraphs {
    private let syntax: DependencyGraph
    private let index: DependencyGraph

    private static let drawn = Task { try await WayGraphs(of: Way.all) }

    /// Compiled and drawn once for all tests.
    static func all() async throws -> WayGraphs { try await drawn.value }

    func seenBySyntax(_ number: Int) -> [String] { Self.references(by: number, in: syntax) }

    func seenByIndex(_ number: Int) -> [String] { Self.references(by: number, in: index) }
}

extension WayGraphs {
    private init(of ways: [Way]) async throws {
        let views = ways.enumerated().map { number, way in
            (path: "App/View\(number).swift", text: way.text.replacing("View", with: "View\(number)"))
        }
        let texts = ForbiddenCode.files + views.map { ($0.path, "import Model; " + $0.text) }
        syntax = CodeBase.graph(Dictionary(uniqueKeysWithValues: texts.map { ($0.path, $0.text) }))
        index = try await CodeBase.graph(of: CompiledCode(texts))
    }

    private static func references(by number: Int, in graph: DependencyGraph) -> [String] {
        graph.edges
            .filter { ["View\(number)", "View\(number).swift"].contains($0.from.name) }
            .filter { $0.to.name.hasPrefix("Forbidden") }
            .flatMap { edge in edge.evidence.map { "\($0.kind.rawValue) \(edge.to.name) \($0.position.line)" } }
    }
}
