import Coupling
import Subject

/// Holds a subject's rules against its declared graph.
public struct RuleChecker: Sendable {
    private let subject: Subject
    private let graph: DeclaredGraph

    public init(subject: Subject, graph: DeclaredGraph) {
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
            isForbidden(edge, from: places(from), to: places(to)) ? edge.evidence : []
        case .layers(let layers, let concreteOnly):
            layers.allSatisfy { allows(edge, in: $0, concreteOnly: concreteOnly) } ? [] : edge.evidence
        case .throughProtocol(let from, let to):
            !edge.to.isProtocol && lies(edge, from: places(from), to: places(to)) ? edge.evidence : []
        case .mayCreate(let creators, let created):
            isOne(of: places(creators), edge.from) || !isOne(of: places(created), edge.to)
                ? [] : edge.evidence.filter { $0.kind == .creates }
        case .independentScenes(let exceptions):
            crossesScenes(edge) && !exceptions.contains { excuses(edge, $0) } ? edge.evidence : []
        case .imports:
            []
        }
    }

    /// A module that stands on both sides is not held against itself.
    private func isForbidden(_ edge: Edge, from: [Place], to: [Place]) -> Bool {
        let staysInside = from.contains { $0.isModule && $0.contains(edge.from) && $0.contains(edge.to) }
        return lies(edge, from: from, to: to) && !staysInside
    }

    private func allows(_ edge: Edge, in layer: Rule.Layer, concreteOnly: Bool) -> Bool {
        let own = Place(layer.place, in: subject)
        guard own.contains(edge.from), !own.contains(edge.to) else { return true }
        return concreteOnly && edge.to.isProtocol || isOne(of: places(layer.mayUse), edge.to)
    }

    private func crossesScenes(_ edge: Edge) -> Bool {
        guard let from = edge.from.scene, let to = edge.to.scene else { return false }
        return from != to
    }

    private func excuses(_ edge: Edge, _ exception: Rule.Layer) -> Bool {
        lies(edge, from: places([exception.place]), to: places(exception.mayUse))
    }

    private func lies(_ edge: Edge, from: [Place], to: [Place]) -> Bool {
        isOne(of: from, edge.from) && isOne(of: to, edge.to)
    }

    private func isOne(of places: [Place], _ node: Node) -> Bool { places.contains { $0.contains(node) } }

    private func places(_ names: [String]) -> [Place] { names.map { Place($0, in: subject) } }

    private func importViolations(of rule: Rule, allowed: [String]) -> [Violation] {
        let bound = subject.architectures.filter { rule.architectures.isEmpty || rule.architectures.contains($0.name) }
        let modules = Set(bound.map(\.sources.name))
        return graph.imports
            .filter { modules.contains($0.module) && $0.imported != $0.module && !allowed.contains($0.imported) }
            .map { Violation(of: rule, by: $0, allowed: allowed) }
            .inReadingOrder
    }
}
