import Coupling
import Report
import Rules
import Subject

/// Holds an architecture to the rules that several are held to for a claim, in its own words or as its roles are placed.
struct PlacedRuleCheck: Sendable {
    let figures: [PlacedRuleFigures]

    init(of architecture: Architecture, in subject: Subject, graph: DependencyGraph) {
        let checker = RuleChecker(subject: subject, graph: graph)
        let roles = subject.roles.map(\.name)
        figures = subject.placedRules(for: architecture.name).compactMap { name, placement in
            subject.rules.first { $0.name == name }.map { rule in
                let placed = placement.map { rule.placed($0, roles: roles) } ?? rule
                let breaches = checker.check(placed).filter { $0.module == architecture.sources.name }
                return PlacedRuleFigures(name: name, breaches: breaches.count)
            }
        }
    }
}
