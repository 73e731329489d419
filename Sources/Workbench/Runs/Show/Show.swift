import Foundation
import Page
import Pipeline
import Stage
import Subject

/// Shows the architectures of a subject live, side by side, to browsers.
public struct Show: Sendable {
    /// What to open, with the token that only this address has.
    public let address: String
    /// Of the page that shows a room of learners, and of where learners tell how far they are; `nil` without a room.
    public let room: (page: String, learners: String)?
    /// In sentences: which bodies of the copies tell nothing.
    public let notices: [String]

    private let gate: StageGate
    private let server: LocalServer
    private let routes: StageRoutes
    private let visits: Visits
    private let saves: Saves
    private let exercise: ExerciseWatch

    /// Listens on the port, or on a free one for 0, and builds the players; nobody is served before `run`.
    ///
    /// Without names, all architectures are shown. With a room, learners may tell how far they are.
    public init(
        of subject: Subject,
        architectures names: [String],
        host: String,
        port: UInt16,
        hasRoom: Bool = false,
        environment: [String: String],
        progress: @escaping @Sendable (Step) -> Void
    ) async throws {
        // Nobody should wait for a build to learn that the port is taken.
        let server = try LocalServer(host: host, port: port)
        let cast = try await Cast.build(
            for: subject,
            architectures: names,
            environment: environment,
            progress: progress
        )
        let repertoire = try await cast.repertoire()
        let page = try StagePage(
            name: subject.name,
            patterns: try await cast.patterns(),
            scenarios: repertoire.scenarios.map(\.name),
            pictures: subject.pictures.mapValues(\.address),
            files: cast.files
        )
        let gate = StageGate(
            host: "\(host):\(server.port)",
            token: Secret.random(),
            opening: SingleVisit(key: Secret.random(), pass: Secret.random())
        )
        visits = Visits(of: cast.players, playing: repertoire, on: page)
        let learners =
            hasRoom
            ? StageGate(host: gate.host, token: try RoomToken.kept(in: subject.root, new: Secret.random())) : nil
        let room = try learners.map { RoomRoutes(gate: $0, page: try RoomPage()) }
        self.room = learners.map { (gate.address(of: "/room"), $0.address(of: RoomRoutes.standing)) }
        routes = StageRoutes(gate: gate, visits: visits, page: page, root: subject.root, room: room)
        saves = try await Saves(of: cast, playing: repertoire, for: visits, environment: environment)
        address = gate.address()
        exercise = ExerciseWatch(folder: subject.root)
        notices = cast.notices
        (self.gate, self.server) = (gate, server)
    }

    /// The address for a browser that is opened by a program, whose arguments others can read: good for one visit, soon.
    public func handOutOpening() -> String {
        gate.opening?.handOut()
        return gate.address(with: gate.opening?.key)
    }

    /// To be called if no browser was opened: nobody but a stranger would come.
    public func voidOpening() { gate.opening?.void() }

    /// Serves until the task is cancelled, and ends the players then.
    public func run() async throws {
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await saves.run() }
                group.addTask { await exercise.run { await visits.show($0) } }
                defer { group.cancelAll() }
                try await server.run(isKnown: { [routes] in routes.knows($0) }) { [routes] in
                    await routes.response(to: $0)
                }
            }
        } catch {
            await close()
            throw error
        }
        await close()
    }

    private func close() async {
        await visits.close()
        await saves.close()
    }
}
