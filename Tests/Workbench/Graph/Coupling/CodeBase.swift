import CompiledCode
import Coupling
import Foundation
import Index
import Parsing

@testable import Subject

/// A code base written in a test: one architecture named `App` on the shared layers `Model` and `Kit`.
enum CodeBase {
    static let subject = Subject(
        root: URL(filePath: "/nowhere"),
        name: "Written",
        baseline: "App",
        shared: [Module(name: "Model", path: "Model"), Module(name: "Kit", path: "Kit")],
        architectures: [Architecture(name: "App", sources: Module(name: "App", path: "App"))],
        scenes: ["Load", "Edit"],
        roles: [
            Role(name: "View", patterns: ["*View", "*ViewController"]),
            Role(name: "Presenter", patterns: ["*Presenter", "*PresenterProtocol"]),
            Role(name: "Assembly", patterns: ["Assembly/*"]),
        ],
        scenarioTests: "Scenario"
    )

    /// The graph of the files with these paths and contents; a path's first part is the module.
    static func graph(_ texts: [String: String]) -> DependencyGraph { DependencyGraph(of: modules(of: parsed(texts))) }

    /// The graph that the index engine draws of them.
    static func graph(_ texts: [String: String], index: [String: IndexedFile]) -> DependencyGraph {
        engine(of: texts, index: index).declaredGraph
    }

    /// `own` is the architecture's module; the roles stay those of `App`.
    static func engine(
        of texts: [String: String],
        index: [String: IndexedFile],
        own: String = "App"
    ) -> IndexEngine {
        IndexEngine(of: modules(of: parsed(texts), index: index, own: own))
    }

    /// The graph that the index engine draws of code that was compiled.
    static func graph(of code: CompiledCode) async throws -> DependencyGraph {
        IndexEngine(of: modules(of: try code.paths.map(code.parsed), index: try await code.index())).declaredGraph
    }

    /// The graph of one file of the architecture.
    static func graph(_ text: String) -> DependencyGraph { graph(["App/Main.swift": text]) }

    private static func parsed(_ texts: [String: String]) -> [ParsedFile] {
        texts.sorted { $0.key < $1.key }.map { ParsedFile(path: $0.key, text: $0.value) }
    }

    private static func modules(
        of files: [ParsedFile],
        index: [String: IndexedFile]? = nil,
        own: String = "App"
    ) -> [SourceModule] {
        (subject.shared + [Module(name: own, path: own)]).map { module in
            let files = files.filter { $0.path.hasPrefix(module.path + "/") }
            return SourceModule(module, of: subject, files: files, index: index)
        }
    }
}

extension DependencyGraph {
    /// Each edge as `A -> B`.
    var arrows: [String] { edges.map { "\($0.from.name) -> \($0.to.name)" } }

    /// Each place of each edge as `A creates B 3:14`.
    var statements: [String] {
        edges.flatMap { edge in
            edge.evidence.map {
                "\(edge.from.name) \($0.kind.rawValue) \(edge.to.name) \($0.position.line):\($0.position.column)"
            }
        }
    }
}
