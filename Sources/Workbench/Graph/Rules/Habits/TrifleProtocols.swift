extension ArchitectureCode {
    /// None if no tests are known: then it can't be told whether one stands in.
    func trifles() -> [HabitFinding] {
        guard let doubledProtocols else { return [] }
        return nodes.filter { $0.isProtocol && !doubledProtocols.contains($0.name) }.compactMap { node in
            let conformers = incoming[node, default: []].filter { edge in
                !edge.from.isProtocol && edge.evidence.contains { $0.kind == .conforms }
            }
            guard let conformer = conformers.first?.from, conformers.count == 1 else { return nil }
            return HabitFinding(
                habit: .protocolForTrifle,
                name: node.name,
                file: node.file,
                position: node.position,
                explanation: Habit.protocolForTrifle.finding([
                    "name": "\(node.name)", "conformer": "\(conformer.name)",
                ])
            )
        }
    }
}
