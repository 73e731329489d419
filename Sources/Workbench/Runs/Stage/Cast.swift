import Extraction
import Foundation
import Pipeline
import Subject
import Support

/// The architectures of a subject, each with a player, ready to go on stage.
public struct Cast: Sendable {
    /// In the order of the configuration.
    public let players: [Player]
    /// The sources that calls are told of, relative to the subject's root, sorted.
    public let files: [String]
    let build: StageBuild

    /// In sentences: which bodies of the copies tell nothing.
    public var notices: [String] { build.package.notices }

    /// What the players can play, which is the same for all.
    public func repertoire() async throws -> Repertoire {
        guard let player = players.first else { return Repertoire(scenarios: [], weathers: []) }
        return try await player.repertoire()
    }

    /// Builds the players; without names, of all architectures.
    public static func build(
        for subject: Subject,
        architectures names: [String] = [],
        environment: [String: String],
        limits: Player.Limits = .standard,
        progress: @escaping @Sendable (Step) -> Void = { _ in }
    ) async throws -> Cast {
        let (stage, architectures) = try subject.onStage(architectures: names)
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(Step("Building the instrumented copies"))
        let build = try await StageBuild.write(subject, stage: stage, environment: environment)
        var players: [Player] = []
        for architecture in architectures {
            let program = try await build.player(of: architecture)
            players.append(Player(of: architecture, program: program, in: build, limits: limits))
        }
        let files = Set(build.package.bodies.values.map(\.body.file)).sorted()
        return Cast(players: players, files: files, build: build)
    }
}

extension Subject {
    /// The module that plays, and the architectures of these names; without names all of them.
    func onStage(architectures names: [String]) throws(StageError) -> (stage: Module, architectures: [Architecture]) {
        guard let stage = support.first(where: { $0.name == self.stage }) else { throw .noStage(folder: root.path) }
        let known = architectures.map(\.name)
        for name in names where !known.contains(name) { throw .unknownArchitecture(name: name, known: known) }
        return (stage, architectures.filter { names.isEmpty || names.contains($0.name) })
    }
}
