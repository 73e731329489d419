import Coupling
import Subject

/// Holds a subject's rules against its declared graph.
public struct RuleChecker: Sendable {
    private let subject: Subject
    private let graph: DependencyGraph
    /// The modules that places are named for, by those names.
    private let modules: [String: String]
    private let namesakes: Namesakes

    public init(subject: Subject, graph: DependencyGraph) {
        self.subject = subject
        self.graph = graph
        namesakes = Namesakes(in: graph)
        let layers = subject.shared.map { ($0.name, $0.name) }
        let architectures = subject.architectures.map { ($0.name, $0.sources.name) }
        modules = Dictionary(layers + architectures) { first, _ in first }
    }

    /// The breaches of all rules, in the order of the rules.
    public func check() -> [Violation] {
        subject.rules.flatMap(check)
    }

    /// The breaches of one rule, in the order of files and lines; a line that breaks it twice counts once.
    public func check(_ rule: Rule) -> [Violation] {
        if case .imports(let allowed) = rule.kind { return importViolations(of: rule, allowed: allowed) }
        let breaches = breaches(of: rule.kind)
        let bound = modules(boundBy: rule)
        return graph.edges
            .filter { bound?.contains($0.from.module) ?? true }
            .flatMap { edge in breaches(edge).map { (edge, $0) } }
            .map { edge, evidence in Violation(of: rule, by: edge, at: evidence, among: namesakes) }
            .inReadingOrder
    }
}

extension RuleChecker {
    /// Tells the nodes that a rule binds.
    public func isBound(by rule: Rule) -> (Node) -> Bool {
        let bound = modules(boundBy: rule)
        return { node in bound?.contains(node.module) ?? true }
    }

    /// Tells the nodes that lie in one of the places.
    public func isIn(_ names: [String]) -> (Node) -> Bool {
        let places = places(names)
        return { places.contains($0) }
    }
}

extension RuleChecker {
    /// A rule for some architectures binds their types alone; a rule for all binds the shared layers too: `nil`.
    private func modules(boundBy rule: Rule) -> Set<String>? {
        if rule.architectures.isEmpty { return nil }
        let names = Set(rule.architectures)
        return Set(subject.architectures.filter { names.contains($0.name) }.map(\.sources.name))
    }

    /// Where an edge breaks such a rule.
    private func breaches(of kind: Rule.Kind) -> (Edge) -> [Evidence] {
        switch kind {
        case .forbidden(let from, let to):
            let (from, to) = (places(from), places(to))
            // A module that is forbidden to use itself among others is not held against itself.
            return { edge in
                from.contains(edge.from) && to.contains(edge.to) && !from.areModule(of: edge.from, and: edge.to)
                    ? edge.evidence : []
            }
        case .layers(let layers, let concreteOnly):
            let usable = usable(layers.map { ($0.place, $0.mayUse + [$0.place]) })
            return { edge in
                let isFree = concreteOnly && edge.to.isProtocol
                let leaves = usable.values(around: edge.from).contains { !$0.contains(edge.to) }
                return leaves && !isFree ? edge.evidence : []
            }
        case .throughProtocol(let from, let to):
            let (from, to) = (places(from), places(to))
            return { edge in
                from.contains(edge.from) && to.contains(edge.to) && !edge.to.isProtocol ? edge.evidence : []
            }
        case .mayCreate(let creators, let created):
            let (creators, created) = (places(creators), places(created))
            return { edge in
                created.contains(edge.to) && !creators.contains(edge.from)
                    ? edge.evidence.filter { $0.kind == .creates } : []
            }
        case .independentScenes(let exceptions):
            let usable = usable(exceptions.map { ($0.place, $0.mayUse) })
            return { edge in
                guard let from = edge.from.scene, let to = edge.to.scene, from != to else { return [] }
                let isExcepted = usable.values(around: edge.from).contains { $0.contains(edge.to) }
                return isExcepted ? [] : edge.evidence
            }
        case .imports:
            return { _ in [] }
        }
    }

    private func places(_ names: [String]) -> RulePlaces<Void> {
        RulePlaces(names.map { ($0, ()) }, modules: modules)
    }

    /// For each place those that it may use.
    private func usable(_ lists: [(place: String, mayUse: [String])]) -> RulePlaces<RulePlaces<Void>> {
        RulePlaces(lists.map { ($0.place, places($0.mayUse)) }, modules: modules)
    }

    private func importViolations(of rule: Rule, allowed: [String]) -> [Violation] {
        let bound = modules(boundBy: rule) ?? Set(subject.architectures.map(\.sources.name))
        let known = Set(allowed)
        return graph.imports
            .filter { bound.contains($0.module) && $0.imported != $0.module && !known.contains($0.imported) }
            .map { Violation(of: rule, by: $0, allowed: allowed, among: namesakes) }
            .inReadingOrder
    }
}
