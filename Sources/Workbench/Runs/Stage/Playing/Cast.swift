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
    /// What was built for each player.
    private let copies: [PlayedCopy]

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
        let package = try await StagePackage.make(of: packaged, stage: stage)
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(.buildingCopies)
        let build = try await StageBuild.write(packaged, as: package, environment: environment)
        let copies = try await build.copies(of: architectures)
        let players = zip(architectures, copies).map { architecture, copy in
            Player(architecture.name, playing: copy, limits: limits)
        }
        return Cast(players: players, build: build, copies: copies)
    }

    /// Builds the copies of the subject as it is now, if they are others; the players go on as they are until `begin`.
    ///
    /// A cancelled task waits no longer for another run on the package, but a build that has begun goes on to its end.
    /// Throws if an architecture that plays, or the stage, is not there any more.
    public func rebuilt(
        for packaged: PackagedSubject,
        progress: @escaping @Sendable (Step) async -> Void = { _ in }
    ) async throws -> Cast {
        let (stage, architectures) = try packaged.subject.onStage(architectures: players.map(\.architecture))
        let package = try await StagePackage.make(of: packaged, stage: stage)
        let next = build.next(for: packaged, as: package)
        if package.isLike(build.package) {
            // They may belong to other parts now.
            let same = zip(architectures, copies).map { PlayedCopy(of: $0, program: $1.program, in: next) }
            return Cast(players: players, build: next, copies: same)
        }
        let lock = try await PackageLock.take(in: packaged.subject.root) { await progress(.waiting) }
        await progress(.buildingCopies)
        // A build that is ended in the middle may leave halves to the next one.
        return try await Task { [players] in
            defer { withExtendedLifetime(lock) {} }
            try package.write(with: packaged)
            return Cast(players: players, build: next, copies: try await next.copies(of: architectures))
        }.value
    }

    /// Removes the programs of the players, which have been stopped.
    public func removePrograms() { copies.first?.program.remove() }

    /// Lets the players go on with these programs; gives the numbers of those whose programs were others.
    public func begin() async throws -> [Int] {
        var changed: [Int] = []
        for (number, player) in players.enumerated() {
            if try await player.renew(copies[number]) { changed.append(number) }
        }
        return changed
    }
}

extension Step {
    static let buildingCopies = Step("Building the instrumented copies")
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
