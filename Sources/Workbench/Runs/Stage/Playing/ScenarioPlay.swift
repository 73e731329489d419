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
        let names = scenarios.map(\.name)
        guard let place = names.place(of: beginning) else { throw .unknownScenario(name: beginning, known: names) }
        return scenarios[place]
    }
}

extension PlayedScenario {
    /// What was said in the step of that title, or in the only one whose title begins so.
    func sequence(ofStep beginning: String) throws(StageError) -> MessageSequence {
        let titles = steps.map(\.title)
        guard let place = titles.place(of: beginning) else { throw .unknownStep(title: beginning, known: titles) }
        return sequence(of: steps[place])
    }
}

extension [String] {
    /// Of the first that is the text, or of the only one that begins with it, whatever the capitals; `nil` if none is.
    fileprivate func place(of beginning: String) -> Int? {
        if let exact = firstIndex(of: beginning) { return exact }
        let fitting = indices.filter { self[$0].lowercased().hasPrefix(beginning.lowercased()) }
        return fitting.count == 1 ? fitting[0] : nil
    }
}
