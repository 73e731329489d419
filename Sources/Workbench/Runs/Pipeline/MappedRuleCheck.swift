import Coupling
import Report
import Rules
import Subject

/// Holds an architecture to the rules that several are held to for a claim, as they are or with its roles mapped.
struct MappedRuleCheck: Sendable {
    let figures: [MappedRuleFigures]

    init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let checker = RuleChecker(subject: subject, graph: graph)
        let roles = subject.roles.map(\.name)
        figures = subject.mappedRules(for: architecture.name).compactMap { name, mapping in
            subject.rules.first { $0.name == name }.map { rule in
                let mapped = mapping.map { rule.mapped(by: $0, roles: roles) } ?? rule
                let breaches = checker.check(mapped).filter { $0.module == architecture.sources.name }
                return MappedRuleFigures(name: name, breaches: breaches.count)
            }
        }
    }
}
