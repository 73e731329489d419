extension ArchitectureCode {
    /// None if no tests are known: then it can't be told whether one stands in.
    func trifles() -> [HabitFinding] {
        guard let doubledProtocols else { return [] }
        return nodes.filter { $0.isProtocol && !doubledProtocols.contains($0.name) }.compactMap { node in
            let conformances = incoming[node, default: []].filter { !$0.from.isProtocol }.flatMap { edge in
                edge.evidence.filter { $0.kind == .conforms }.map { _ in edge.from }
            }
            // What conforms in an extension of another module's type bears no name of the architecture's.
            guard let conformer = conformances.first, conformances.count == 1, conformer.kind != .file else {
                return nil
            }
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
