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
                explanation: "The cognitive complexity of \(node.name) is \(presenter), that of the interactor "
                    + "behind it \(interactor)."
            )
        }
    }

    private func complexity(of role: String, in scene: String) -> Int {
        filesByScene[scene, default: []].filter { $0.role == role }.reduce(0) { $0 + $1.cognitiveComplexity }
    }
}
