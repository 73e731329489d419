import Report

extension Player {
    /// Plays the scenario of that name, or the only one that begins with it.
    ///
    /// Throws a `StageError` if there is no such scenario, or several begin so, and a `PlayerError`.
    public func play(_ beginning: String) async throws -> PlayedScenario {
        try await play(try (try await repertoire()).scenario(beginning))
    }

    /// Plays a scenario on an app of its own, up to its end or to the step that does not go as told.
    ///
    /// Throws a `PlayerError`.
    public func play(_ scenario: Repertoire.Scenario) async throws -> PlayedScenario {
        let app = 0
        let opened = try await perform(PlayerCommand(app: app, .open))
        var (replies, steps) = ([opened], [PlayedScenario.Step]())
        for (number, title) in scenario.steps.enumerated() {
            let step = PlayerCommand(app: app, .step(number, scenario: scenario.name))
            let reply = try await perform(step, since: opened.start)
            // What is drawn and said while the app is made belongs to the first step, in which it opens.
            let told = number == 0 ? [opened, reply] : [reply]
            steps.append(
                PlayedScenario.Step(
                    title: title,
                    frames: told.flatMap(\.frames),
                    messages: told.flatMap(\.messages),
                    failure: reply.failure
                )
            )
            replies.append(reply)
            if reply.failure != nil { break }
        }
        _ = try await perform(PlayerCommand(app: app, .end), since: opened.start)
        let sequence = MessageSequence(
            architecture: architecture,
            scenario: scenario.name,
            messages: replies.flatMap(\.messages),
            origins: replies.flatMap(\.origins).map { origin in
                origin.flatMap { $0 < opened.firstMessage ? nil : $0 - opened.firstMessage }
            }
        )
        return PlayedScenario(sequence, steps: steps)
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
