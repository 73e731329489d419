import Report

extension Player {
    /// Plays the scenario of that name, or the only one that begins with it, on an app of its own.
    ///
    /// Ends with the step that does not go as told. Throws a `StageError` if there is no such scenario, or several begin so,
    /// and a `PlayerError`.
    public func play(_ beginning: String) async throws -> PlayedScenario {
        let scenario = try (try await repertoire()).scenario(beginning)
        let app = 0
        let opened = try await perform(PlayerCommand(app: app, .open))
        var frames = opened.frames
        var steps: [PlayedScenario.Step] = []
        for (number, title) in scenario.steps.enumerated() {
            let reply = try await perform(PlayerCommand(app: app, .step(number, scenario: scenario.name)), since: opened.start)
            frames += reply.frames
            steps.append(
                PlayedScenario.Step(title: title, frames: frames, messages: reply.messages, failure: reply.failure)
            )
            if reply.failure != nil { break }
            frames = []
        }
        _ = try await perform(PlayerCommand(app: app, .end), since: opened.start)
        return PlayedScenario(architecture: architecture, scenario: scenario.name, steps: steps)
    }
}

extension Repertoire {
    func scenario(_ beginning: String) throws(StageError) -> Scenario {
        if let exact = scenarios.first(where: { $0.name == beginning }) { return exact }
        let fitting = scenarios.filter { $0.name.lowercased().hasPrefix(beginning.lowercased()) }
        guard fitting.count == 1 else {
            throw .unknownScenario(name: beginning, known: scenarios.map(\.name))
        }
        return fitting[0]
    }
}
