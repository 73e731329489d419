import Coupling
import Foundation
import Rules
import Subject
import Support

/// Rules to choose from: those that today's code keeps.
struct ProposedRules: Sendable {
    let kept: [ProposedRule]
    /// The rules that today's code breaks, each with the architectures that do; without any for the shared layers.
    let broken: [ProposedRule]

    static let none = ProposedRules(kept: [], broken: [])

    private init(kept: [ProposedRule], broken: [ProposedRule]) {
        self.kept = kept
        self.broken = broken
    }

    /// Holds what the draft suggests against the code, as `catwalk check --engine syntax` does.
    ///
    /// `root` is the folder that the draft is of.
    init(for draft: Draft, in root: URL) throws(SubjectError) {
        let candidates = ProposedRule.all(for: draft)
        let numbered = candidates.enumerated().map { number, rule in
            ProposedRule(name: "\(number)", kind: rule.kind, architectures: rule.architectures)
        }
        let subject = try Subject.read(draft.text(with: numbered), in: root)
        let files = Dictionary((draft.architectures.map(\.sources) + draft.shared).map { ($0.folder, $0.files) }) {
            first,
            _ in
            first
        }
        let graph = DependencyGraph(
            of: subject.production.map { module in
                SourceModule(
                    module,
                    of: subject,
                    isCompiledAlone: subject.isCompiledAlone(module),
                    names: files[module.path, default: []].map(\.names)
                )
            }
        )
        let checker = RuleChecker(subject: subject, graph: graph)
        let held = zip(candidates, subject.rules).map { candidate, rule in
            var held = candidate
            held.breach = checker.check(rule).first.map { "\($0.file):\($0.position.line)" }
            return held
        }
        let layers = Self.layers(of: draft, in: graph)
        kept = layers.kept + Self.merged(held.filter { $0.breach == nil })
        broken = layers.broken + Self.merged(held.filter { $0.breach != nil })
    }
}

extension ProposedRules {
    /// Rules of one name and kind as one for all their architectures, with the first one's breach.
    private static func merged(_ rules: [ProposedRule]) -> [ProposedRule] {
        rules.reduce(into: []) { merged, rule in
            if let same = merged.firstIndex(where: { $0.name == rule.name && $0.kind == rule.kind }) {
                merged[same].architectures += rule.architectures
            } else {
                merged.append(rule)
            }
        }
    }

    /// Which shared layer may use which: as they import and mention each other today, unless that is a circle.
    private static func layers(
        of draft: Draft,
        in graph: DependencyGraph
    ) -> (kept: [ProposedRule], broken: [ProposedRule]) {
        let names = draft.shared.map(\.name)
        if names.count < 2 { return ([], []) }
        var uses = graph.edges.reduce(into: [String: Set<String>]()) { uses, edge in
            uses[edge.from.module, default: []].insert(edge.to.module)
        }
        for layer in draft.shared {
            uses[layer.name, default: []].formUnion(draft.imports.imported(by: layer).map(\.name))
        }
        let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        let used = names.map { name in
            uses[name, default: []].filter { $0 != name }.compactMap { places[$0] }.sorted()
        }
        let rule = ProposedRule(
            name: "shared-layers-point-down",
            kind: .layers(
                zip(names, used).map { name, others in ProposedRule.Layer(name: name, mayUse: others.map { names[$0] })
                }
            ),
            architectures: []
        )
        return isCircular(used) ? ([], [rule]) : ([rule], [])
    }

    /// Whether a layer uses itself by way of others: some are left when each that uses none of the rest is taken away.
    private static func isCircular(_ used: [[Int]]) -> Bool {
        var users = Array(repeating: [Int](), count: used.count)
        for (layer, others) in used.enumerated() {
            for other in others { users[other].append(layer) }
        }
        var left = used.map(\.count)
        var free = left.indices.filter { left[$0] == 0 }
        var taken = 0
        while let layer = free.popLast() {
            taken += 1
            for user in users[layer] {
                left[user] -= 1
                if left[user] == 0 { free.append(user) }
            }
        }
        return taken < used.count
    }
}
