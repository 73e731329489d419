import Coupling

extension ArchitectureCode {
    func bypassedLayers() -> [HabitFinding] {
        let views = nodes.filter { $0.role == "View" && $0.scene != nil }
        let deciders = nodes.filter { ["Presenter", "ViewModel", "Interactor"].contains($0.role ?? "") }
        return views.flatMap { view in
            let helpers = deciders.filter { $0.scene == view.scene }
            return calls(from: view).compactMap { service, call -> HabitFinding? in
                guard let helper = helpers.first(where: { calls(from: $0)[service] != nil }) else { return nil }
                return HabitFinding(
                    habit: .bypassedLayer,
                    name: view.name,
                    file: call.file,
                    position: call.position,
                    explanation: "\(view.name) calls \(service.name) itself, which \(helper.name) is there to call."
                )
            }
        }
    }

    /// What a node calls that has an identity of its own and no role, with the first place where it does.
    private func calls(from node: Node) -> [Node: Evidence] {
        let pairs = graph.edges.filter { $0.from == node && $0.to.role == nil && $0.to.isService }.compactMap { edge in
            edge.evidence.first { $0.kind == .calls }.map { (edge.to, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

extension Node {
    /// A value or a free function is nobody's to call alone.
    fileprivate var isService: Bool {
        [.type(.class), .type(.actor), .type(.protocol)].contains(kind)
    }
}
