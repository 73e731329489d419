import Pipeline
import Report
import Subject
import Support

/// Plays scenarios in architectures of a subject, and tells what their parts say to each other.
public struct TraceRun: Sendable {
    private let subject: Subject
    private let architectures: [Architecture]
    private let environment: [String: String]
    private let progress: @Sendable (Step) -> Void
    var limits = Player.Limits.standard

    /// Without names all architectures play, in the order of the configuration.
    public init(
        of subject: Subject,
        architectures names: [String],
        environment: [String: String],
        progress: @escaping @Sendable (Step) -> Void = { _ in }
    ) throws(StageError) {
        architectures = try subject.onStage(architectures: names).architectures
        self.subject = subject
        self.environment = environment
        self.progress = progress
    }

    /// In the order in which they play.
    public var architectureNames: [String] { architectures.map(\.name) }

    public struct Outcome: Hashable, Sendable {
        /// The whole name of what was played.
        public let scenario: String
        public let sequences: [MessageSequence]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// What all scenarios come to.
    public struct Survey: Hashable, Sendable {
        public let architectures: [PlayedArchitecture]
        /// Architecture by architecture.
        let scenarios: [PlayedScenario]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// Plays the scenario of that name, or the only one that begins with it, and tells all of it or one of its steps.
    public func play(_ scenario: String, step: String? = nil) async throws -> Outcome {
        let (cast, scenarios) = try await played { [try $0.scenario(scenario)] }
        let sequences = try scenarios.map { played in try step.map(played.sequence(ofStep:)) ?? played.sequence }
        return Outcome(scenario: scenarios.first?.scenario ?? scenario, sequences: sequences, notices: cast.notices)
    }

    /// Plays all scenarios.
    public func playAll() async throws -> Survey {
        let (cast, scenarios) = try await played(\.scenarios)
        let graphs = try await cast.build.packaged.graphs()
        let played = architectures.map { architecture in
            let own = scenarios.map(\.sequence).filter { $0.architecture == architecture.name }
            let participants = cast.build.participants(of: architecture)
            let ways = PlayedWay.all(
                in: own,
                declared: participants.pairs(in: graphs.declared),
                resolved: participants.pairs(in: graphs.resolved)
            )
            return PlayedArchitecture(name: architecture.name, sequences: own, ways: ways)
        }
        return Survey(architectures: played, scenarios: scenarios, notices: cast.notices)
    }

    /// Plays all scenarios, of which the configuration names those to show.
    public func playTraces() async throws -> (traces: Traces, notices: [String]) {
        if subject.traces.isEmpty { throw StageError.noTraces(folder: subject.root.path) }
        let survey = try await playAll()
        let scenarios = try subject.traces.map { name in
            let plays = survey.scenarios.filter { $0.scenario == name }
            if plays.isEmpty {
                throw StageError.unknownScenario(name: name, known: survey.scenarios.map(\.scenario).uniqued)
            }
            return plays
        }
        let traces = Traces(name: subject.name, scenarios: scenarios, architectures: survey.architectures)
        return (traces, survey.notices)
    }
}

extension TraceRun {
    /// The scenarios that `choose` takes of those that there are, architecture by architecture.
    private func played(
        _ choose: (Repertoire) throws -> [Repertoire.Scenario]
    ) async throws -> (cast: Cast, scenarios: [PlayedScenario]) {
        let cast = try await Cast.build(
            for: subject,
            architectures: architectureNames,
            environment: environment,
            limits: limits,
            progress: progress
        )
        var scenarios: [PlayedScenario] = []
        for player in cast.players {
            progress(Step("Playing \(player.architecture)"))
            do {
                for scenario in try choose(try await player.repertoire()) {
                    scenarios.append(try await play(scenario, by: player))
                }
            } catch {
                await player.stop()
                throw error
            }
            await player.stop()
        }
        return (cast, scenarios)
    }

    private func play(_ scenario: Repertoire.Scenario, by player: Player) async throws -> PlayedScenario {
        let played = try await player.play(scenario)
        if let failure = played.failure {
            throw StageError.notPlayed(architecture: played.architecture, scenario: scenario.name, reason: failure)
        }
        return played
    }
}
