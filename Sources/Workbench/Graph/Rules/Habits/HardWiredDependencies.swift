import Coupling

extension ArchitectureCode {
    func hardWiredDependencies() -> [HabitFinding] {
        let own = Set(nodes)
        let called = outgoing.mapValues { edges in
            Set(edges.filter { $0.evidence.contains { $0.kind == .calls } }.map(\.to))
        }
        func isCalled(_ node: Node, by caller: Node) -> Bool { called[caller]?.contains(node) == true }
        return graph.edges.filter { own.contains($0.from) }.compactMap { edge in
            guard let creation = edge.evidence.first(where: { $0.kind == .creates }),
                let promise = protocols(of: edge.to).first(where: { isCalled($0, by: edge.from) })
                    ?? (isCalled(edge.to, by: edge.from) ? protocols(of: edge.to).first : nil)
            else { return nil }
            return HabitFinding(
                habit: .hardWiredDependency,
                name: edge.from.name,
                file: creation.file,
                position: creation.position,
                explanation: Habit.hardWiredDependency.finding([
                    "name": "\(edge.from.name)", "created": "\(edge.to.name)", "promise": "\(promise.name)",
                ])
            )
        }
    }

    private func protocols(of node: Node) -> [Node] {
        outgoing[node, default: []]
            .filter { $0.to.isProtocol && $0.evidence.contains { $0.kind == .conforms } }
            .map(\.to)
    }
}
