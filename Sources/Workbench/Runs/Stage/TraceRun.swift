import Pipeline
import Report
import Subject

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

    public struct Outcome: Hashable, Sendable {
        public let sequences: [MessageSequence]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// What all scenarios come to.
    public struct Survey: Hashable, Sendable {
        public let architectures: [PlayedArchitecture]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// Plays the scenario of that name, or the only one that begins with it.
    public func play(_ scenario: String) async throws -> Outcome {
        let (cast, sequences) = try await played { [try $0.scenario(scenario)] }
        return Outcome(sequences: sequences, notices: cast.notices)
    }

    /// Plays all scenarios.
    public func playAll() async throws -> Survey {
        let (cast, sequences) = try await played(\.scenarios)
        let graphs = try await cast.build.packaged.graphs()
        let played = architectures.map { architecture in
            let own = sequences.filter { $0.architecture == architecture.name }
            let participants = cast.build.participants(of: architecture)
            let ways = PlayedWay.all(
                in: own,
                declared: participants.pairs(in: graphs.declared),
                resolved: participants.pairs(in: graphs.resolved)
            )
            return PlayedArchitecture(name: architecture.name, sequences: own, ways: ways)
        }
        return Survey(architectures: played, notices: cast.notices)
    }
}

extension TraceRun {
    /// The sequences of the scenarios that `choose` takes of those that there are, architecture by architecture.
    private func played(
        _ choose: (Repertoire) throws -> [Repertoire.Scenario]
    ) async throws -> (cast: Cast, sequences: [MessageSequence]) {
        let cast = try await Cast.build(
            for: subject,
            architectures: architectures.map(\.name),
            environment: environment,
            limits: limits,
            progress: progress
        )
        var sequences: [MessageSequence] = []
        for player in cast.players {
            progress(Step("Playing \(player.architecture)"))
            do {
                for scenario in try choose(try await player.repertoire()) {
                    sequences.append(try await sequence(of: scenario, by: player))
                }
            } catch {
                await player.stop()
                throw error
            }
            await player.stop()
        }
        return (cast, sequences)
    }

    private func sequence(of scenario: Repertoire.Scenario, by player: Player) async throws -> MessageSequence {
        let played = try await player.play(scenario)
        if let failure = played.failure {
            throw StageError.notPlayed(architecture: played.architecture, scenario: scenario.name, reason: failure)
        }
        return played.sequence
    }
}
