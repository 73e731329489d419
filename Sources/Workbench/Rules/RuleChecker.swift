import Coupling
import Subject

/// Holds a subject's rules against its declared graph.
public struct RuleChecker: Sendable {
    private let subject: Subject
    private let graph: DependencyGraph

    public init(subject: Subject, graph: DependencyGraph) {
        self.subject = subject
        self.graph = graph
    }

    /// The breaches of all rules, in the order of the rules.
    public func check() -> [Violation] {
        subject.rules.flatMap(check)
    }

    /// The breaches of one rule, in the order of files and lines; a line that breaks it twice counts once.
    public func check(_ rule: Rule) -> [Violation] {
        if case .imports(let allowed) = rule.kind { return importViolations(of: rule, allowed: allowed) }
        return graph.edges
            .filter { isBound($0.from, by: rule) }
            .flatMap { edge in breaches(of: rule, by: edge).map { (edge, $0) } }
            .map { edge, evidence in Violation(of: rule, by: edge, at: evidence, in: subject) }
            .inReadingOrder
    }
}

extension RuleChecker {
    /// A rule for some architectures binds their types alone; a rule for all binds the shared layers too.
    private func isBound(_ node: Node, by rule: Rule) -> Bool {
        guard !rule.architectures.isEmpty else { return true }
        return subject.architectures.contains { architecture in
            architecture.sources.name == node.module && rule.architectures.contains(architecture.name)
        }
    }

    private func breaches(of rule: Rule, by edge: Edge) -> [Evidence] {
        switch rule.kind {
        case .forbidden(let from, let to):
            leads(edge, from: from, to: to) && !staysInside(edge, of: from) ? edge.evidence : []
        case .layers(let layers, let concreteOnly):
            layers.contains { leaves(edge, $0, concreteOnly: concreteOnly) } ? edge.evidence : []
        case .throughProtocol(let from, let to):
            leads(edge, from: from, to: to) && !edge.to.isProtocol ? edge.evidence : []
        case .mayCreate(let creators, let created):
            lies(edge.to, in: created) && !lies(edge.from, in: creators)
                ? edge.evidence.filter { $0.kind == .creates } : []
        case .independentScenes(let exceptions):
            crossesScenes(edge) && !exceptions.contains { leads(edge, from: [$0.place], to: $0.mayUse) }
                ? edge.evidence : []
        case .imports:
            []
        }
    }

    /// A module that is forbidden to use itself among others is not held against itself.
    private func staysInside(_ edge: Edge, of places: [String]) -> Bool {
        let modules = places.map { Place($0, in: subject) }.filter(\.isModule)
        return modules.contains { $0.contains(edge.from) && $0.contains(edge.to) }
    }

    private func leaves(_ edge: Edge, _ layer: Rule.Layer, concreteOnly: Bool) -> Bool {
        guard lies(edge.from, in: [layer.place]), !lies(edge.to, in: [layer.place] + layer.mayUse) else { return false }
        return !(concreteOnly && edge.to.isProtocol)
    }

    private func crossesScenes(_ edge: Edge) -> Bool {
        guard let from = edge.from.scene, let to = edge.to.scene else { return false }
        return from != to
    }

    private func leads(_ edge: Edge, from: [String], to: [String]) -> Bool {
        lies(edge.from, in: from) && lies(edge.to, in: to)
    }

    private func lies(_ node: Node, in places: [String]) -> Bool {
        places.contains { Place($0, in: subject).contains(node) }
    }

    private func importViolations(of rule: Rule, allowed: [String]) -> [Violation] {
        let bound = subject.architectures.filter { rule.architectures.isEmpty || rule.architectures.contains($0.name) }
        let modules = Set(bound.map(\.sources.name))
        return graph.imports
            .filter { modules.contains($0.module) && $0.imported != $0.module && !allowed.contains($0.imported) }
            .map { Violation(of: rule, by: $0, allowed: allowed) }
            .inReadingOrder
    }
}
