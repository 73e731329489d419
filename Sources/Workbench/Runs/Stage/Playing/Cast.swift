import Extraction
import Foundation
import Pipeline
import Report
import Subject
import Support

/// The architectures of a subject, each with a player, ready to go on stage.
public struct Cast: Sendable {
    /// In the order of the configuration.
    public let players: [Player]
    let build: StageBuild
    private let environment: [String: String]

    /// The subject as it was when the players were built.
    public var packaged: PackagedSubject { build.packaged }

    /// The sources of all that is played, relative to the subject's root, sorted.
    public var files: [String] { build.package.sources }

    /// In sentences: which bodies of the copies tell nothing.
    public var notices: [String] { build.package.notices }

    /// What the players can play, which is the same for all.
    public func repertoire() async throws -> Repertoire {
        guard let player = players.first else { return Repertoire(scenarios: [], weathers: []) }
        return try await player.repertoire()
    }

    /// The parts of each player's architecture, and who uses whom by the sources.
    public func patterns() async throws -> [DeclaredPattern] {
        let graph = try await packaged.graphs().declared
        let played = Set(players.map(\.architecture))
        return packaged.subject.architectures.filter { played.contains($0.name) }.map { architecture in
            build.participants(of: architecture).pattern(in: graph, speaking: build.package.bodies.values)
        }
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
        let packaged = try await PackagedSubject.read(subject)
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(Step("Building the instrumented copies"))
        let build = try await StageBuild.write(packaged, stage: stage, environment: environment)
        let players = zip(architectures, try await build.programs(of: architectures)).map { architecture, copy in
            Player(architecture.name, playing: copy, limits: limits)
        }
        return Cast(players: players, build: build, environment: environment)
    }

    /// Builds the copies of the subject as it is now; the players go on as they are.
    ///
    /// Throws if an architecture that plays, or the stage, is not there any more.
    public func rebuilt(for packaged: PackagedSubject) async throws -> RebuiltCast {
        let (stage, architectures) = try packaged.subject.onStage(architectures: players.map(\.architecture))
        let lock = try await PackageLock.take(in: packaged.subject.root) {}
        defer { withExtendedLifetime(lock) {} }
        let build = try await StageBuild.write(packaged, stage: stage, environment: environment)
        let copies = zip(architectures.map(\.name), try await build.programs(of: architectures))
        return RebuiltCast(
            cast: Cast(players: players, build: build, environment: environment),
            copies: Dictionary(copies) { first, _ in first }
        )
    }
}

/// Players whose programs were built anew, and who have not taken these yet.
public struct RebuiltCast: Sendable {
    public let cast: Cast
    /// By the architecture's name.
    let copies: [String: PlayedCopy]

    /// Lets the players go on with the new programs; gives the numbers of those whose programs are others now.
    public func begin() async throws -> [Int] {
        var changed: [Int] = []
        for (number, player) in cast.players.enumerated() {
            if let copy = copies[player.architecture], try await player.renew(copy) { changed.append(number) }
        }
        return changed
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
