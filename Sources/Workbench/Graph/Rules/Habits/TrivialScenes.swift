extension ArchitectureCode {
    func trivialScenes() -> [HabitFinding] {
        scenes(with: ["View", "Presenter", "Interactor", "Router"]).compactMap { scene in
            let files = filesByScene[scene, default: []]
            let declarations = files.reduce(0) { $0 + $1.declarations }
            let statements = files.reduce(0) { $0 + $1.statements }
            guard declarations > statements, let node = node(in: "Presenter", of: scene) else { return nil }
            return HabitFinding(
                habit: .fullPatternForTrivialScene,
                name: scene,
                file: node.file,
                position: node.position,
                explanation: Habit.fullPatternForTrivialScene.finding([
                    "scene": "\(scene)", "declarations": "\(declarations)", "statements": "\(statements)",
                ])
            )
        }
    }
}
