import Coupling

extension ArchitectureCode {
    func bypassedLayers() -> [HabitFinding] {
        let views = nodes.filter { $0.role == "View" && $0.scene != nil }
        let scenes = Set(views.map(\.scene))
        let helpersByScene = scenes.reduce(into: [:]) { $0[$1] = helpers(in: $1) }
        return views.flatMap { view in
            calls(from: view).compactMap { service, call -> HabitFinding? in
                guard let helper = helpersByScene[view.scene]?[service] else { return nil }
                return HabitFinding(
                    habit: .bypassedLayer,
                    name: view.name,
                    file: call.file,
                    position: call.position,
                    explanation: Habit.bypassedLayer.finding([
                        "view": "\(view.name)", "service": "\(service.name)", "helper": "\(helper.name)",
                    ])
                )
            }
        }
    }

    /// For each service that a presenter, view model or interactor of the scene calls, the first that does.
    private func helpers(in scene: String?) -> [Node: Node] {
        let deciders = nodesByScene[scene, default: []].filter {
            ["Presenter", "ViewModel", "Interactor"].contains($0.role ?? "")
        }
        let called = deciders.flatMap { decider in calls(from: decider).keys.map { ($0, decider) } }
        return Dictionary(called) { first, _ in first }
    }

    /// What a node calls that has an identity of its own and no role, with the first place where it does.
    private func calls(from node: Node) -> [Node: Evidence] {
        let pairs = outgoing[node, default: []].filter { $0.to.role == nil && $0.to.isService }.compactMap { edge in
            edge.evidence.first { $0.kind == .calls }.map { (edge.to, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

extension Node {
    /// Anyone may call a value or a free function.
    fileprivate var isService: Bool {
        [.type(.class), .type(.actor), .type(.protocol)].contains(kind)
    }
}
