import Foundation
import Page
import Stage
import Subject

/// Shows the architectures of a subject live, side by side, to browsers.
public struct Show: Sendable {
    /// What to open, with the token that only this address has.
    public let address: String

    private let server: LocalServer
    private let routes: StageRoutes
    private let visits: Visits
    private let saves: Saves

    /// Listens on the port, or on a free one for 0; nobody is served before `run`.
    public init(_ cast: Cast, of subject: Subject, host: String, port: UInt16, environment: [String: String])
        async throws
    {
        let server = try LocalServer(host: host, port: port)
        let repertoire = try await cast.repertoire()
        let page = try StagePage(
            name: subject.name,
            patterns: try await cast.patterns(),
            scenarios: repertoire.scenarios.map(\.name),
            pictures: subject.pictures.mapValues(\.address),
            files: cast.files
        )
        let gate = StageGate(host: "\(host):\(server.port)", token: Self.token())
        visits = Visits(of: cast.players, playing: repertoire, on: page)
        routes = StageRoutes(gate: gate, visits: visits, page: page, root: subject.root)
        saves = try await Saves(of: cast, playing: repertoire, for: visits, environment: environment)
        address = gate.address
        self.server = server
    }

    /// Serves until the task is cancelled, and ends the players then.
    public func run() async throws {
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await saves.run() }
                defer { group.cancelAll() }
                try await server.run { [routes] in await routes.response(to: $0) }
            }
        } catch {
            await visits.close()
            throw error
        }
        await visits.close()
    }

    /// 128 random bits.
    private static func token() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
}
