import Coupling
import Rules
import Subject
import Support

/// What in a configuration fits nothing in the code, so that it cannot find anything wrong: misspelt, more often than
/// not.
struct UnmatchedSettings {
    let subject: Subject
    let sources: SubjectSources
    /// Of everything that is measured.
    let graph: DependencyGraph

    /// One sentence each, in the order of the configuration.
    var warnings: [String] { (places + scenes + roles + rules).map { ".catwalk.yml: warning: \($0)" } }
}

extension UnmatchedSettings {
    private var nodes: [Node] { graph.nodes }

    private var places: [String] {
        [("ui", subject.userInterface ?? CodePlaces()), ("model", subject.model)].flatMap { key, places in
            places.names.filter { name in
                let place = CodePlaces([name])
                return !nodes.contains { place.contains($0) }
            }
            .map { "\"\($0)\" in the key \(key) fits no type and no file. Correct or remove it." }
        }
    }

    private var scenes: [String] {
        let found = Set(subject.architectures.flatMap { sources[$0.sources] }.map(\.path).compactMap(subject.scene))
        return subject.scenes.filter { !found.contains($0) }.map { scene in
            "No file stands in a directory named for the scene \"\(scene)\". Correct or remove it."
        }
    }

    private var roles: [String] {
        subject.roles.flatMap { role in
            let architectures = subject.architectures.filter {
                role.architectures.isEmpty || role.architectures.contains($0.name)
            }
            return role.patterns.filter { pattern in !architectures.contains { fits(pattern, in: $0) } }.map {
                pattern in
                "The pattern \"\(pattern)\" of the role \(role.name) fits no type and no file. Correct or remove it."
            }
        }
    }

    private var rules: [String] {
        subject.rules.flatMap { rule in
            var warnings = rule.globs.filter { pattern in
                let glob = Glob(pattern)
                return !nodes.contains { $0.kind != .file && glob.matches(type: $0.name) }
            }
            .map {
                "The pattern \"\($0)\" in the rule \(rule.name) fits no type, so nothing is held to it. Correct it."
            }
            if case .independentScenes = rule.kind, subject.scenes.isEmpty {
                warnings.append(
                    "The rule \(rule.name) holds scenes apart, but there are none. Name them in the key scenes."
                )
            }
            if warnings.isEmpty, let places = emptyPlaces(of: rule) {
                warnings.append(
                    "The rule \(rule.name) can never be broken: no type that it holds for is in "
                        + "\(places.joined(separator: ", ")). Correct or remove it."
                )
            }
            return warnings
        }
    }

    /// The places of a rule that both have to be used for a breach and in which there is nothing; `nil` if there are
    /// none.
    private func emptyPlaces(of rule: Rule) -> [String]? {
        let checker = RuleChecker(subject: subject, graph: graph)
        let users = nodes.filter(checker.isBound(by: rule))
        let sides: [(places: [String], nodes: [Node])] =
            switch rule.kind {
            case .forbidden(let from, let to), .throughProtocol(let from, let to): [(from, users), (to, nodes)]
            case .mayCreate(_, let created): [(created, nodes)]
            case .layers(let layers, _): [(layers.map(\.place), users)]
            case .independentScenes, .imports: []
            }
        return sides.first { side in !side.nodes.contains(where: checker.isIn(side.places)) }?.places
    }

    private func fits(_ pattern: String, in architecture: Architecture) -> Bool {
        let role = Role(name: "", patterns: [pattern])
        let modules = [architecture.sources, architecture.tests].compactMap(\.self)
        return modules.flatMap { sources[$0] }.contains { file in
            file.declarations.types.contains { role.claims(type: $0.name) }
                || modules.contains { role.claims(file: file.path, in: $0) }
        }
    }
}

extension Rule {
    /// The patterns that it has for the names of types, each once.
    fileprivate var globs: [String] {
        places.filter { $0.contains("*") }.uniqued
    }

    private var places: [String] {
        switch kind {
        case .forbidden(let from, let to), .throughProtocol(let from, let to): from + to
        case .mayCreate(let creators, let created): creators + created
        case .layers(let layers, _), .independentScenes(let layers): layers.flatMap { [$0.place] + $0.mayUse }
        case .imports: []
        }
    }
}
