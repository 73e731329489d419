import Coupling
import Foundation
import Parsing
import Subject

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
    static func graph(_ texts: [String: String]) -> DependencyGraph {
        let modules = subject.shared + subject.architectures.map(\.sources)
        return DependencyGraph(
            of: modules.map { module in
                let paths = texts.keys.filter { $0.hasPrefix(module.path + "/") }.sorted()
                let files = paths.map { ParsedFile(path: $0, text: texts[$0, default: ""]) }
                return SourceModule(module, of: subject, files: files)
            }
        )
    }

    /// The graph of one file of the architecture.
    static func graph(_ text: String) -> DependencyGraph { graph(["App/Main.swift": text]) }
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
