extension ArchitectureCode {
    func logicInPresenters() -> [HabitFinding] {
        scenes(with: ["Presenter", "Interactor"]).compactMap { scene in
            let presenter = complexity(of: "Presenter", in: scene)
            let interactor = complexity(of: "Interactor", in: scene)
            guard presenter > interactor, let node = node(in: "Presenter", of: scene) else { return nil }
            return HabitFinding(
                habit: .logicInPresenter,
                name: node.name,
                file: node.file,
                position: node.position,
                explanation: Habit.logicInPresenter.finding([
                    "presenter": "\(node.name)", "own": "\(presenter)", "other": "\(interactor)",
                ])
            )
        }
    }

    private func complexity(of role: String, in scene: String) -> Int {
        filesByScene[scene, default: []].filter { $0.role == role }.reduce(0) { $0 + $1.cognitiveComplexity }
    }
}
