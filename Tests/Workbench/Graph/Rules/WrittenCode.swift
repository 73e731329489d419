import Coupling
import Foundation
import Parsing
import Rules

@testable import Subject

/// A code base written in a test: an architecture named `App` on the shared layer `Model`.
enum WrittenCode {
    /// The breaches of a rule named `rule`, by files with these paths and contents; `Model` has `Photo` and `Store`.
    static func check(
        _ kind: Rule.Kind,
        _ texts: [String: String],
        in architectures: [String] = []
    ) -> [Violation] {
        let rule = Rule(name: "rule", architectures: architectures, kind: kind)
        let subject = subject(rules: [rule])
        let model = ["Model/Photo.swift": "struct Photo {}\nstruct Store {}"]
        let graph = graph(of: subject, texts.merging(model) { text, _ in text })
        return RuleChecker(subject: subject, graph: graph).check(rule)
    }

    static func subject(rules: [Rule]) -> Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Written",
            baseline: "App",
            shared: [Module(name: "Model", path: "Model")],
            architectures: [Architecture(name: "App", sources: Module(name: "App", path: "App"))],
            scenes: ["Load", "Edit"],
            roles: [
                Role(name: "View", patterns: ["*View", "*ViewController"]),
                Role(name: "Presenter", patterns: ["*Presenter"]),
                Role(name: "Assembly", patterns: ["Assembly/*"]),
            ],
            scenarioTests: "Scenario",
            rules: rules
        )
    }

    static func graph(of subject: Subject, _ texts: [String: String]) -> DependencyGraph {
        DependencyGraph(
            of: (subject.shared + subject.architectures.map(\.sources)).map { module in
                let paths = texts.keys.filter { $0.hasPrefix(module.path + "/") }
                return SourceModule(
                    module,
                    of: subject,
                    files: paths.map { ParsedFile(path: $0, text: texts[$0, default: ""]) }
                )
            }
        )
    }
}
