import Foundation
import Model
import Testing

/// Loads from a scripted server within bounds: first a good cat, which gives the measure, then the one on trial.
@MainActor
struct FaultTrial {
    /// The deadline of faults that are known by it: short, so that waiting for it many times is bearable.
    private static let shortTime = Duration.seconds(1)

    private static let timeAllowance = Duration.milliseconds(250)
    private static let memoryAllowance = 32 * 1024 * 1024

    let server: ScriptedServer

    /// Does `work` with a trial of its own; what it throws is recorded, because a process that throws only crashes.
    static func run(
        routes: (_ address: String) -> ScriptedServer.Routes,
        work: @MainActor (FaultTrial) async throws -> Void
    ) async {
        do {
            try await work(FaultTrial(routes: routes))
        } catch {
            Issue.record(error)
        }
    }

    /// Serves `routes`, and a good cat beside them.
    init(routes: (_ address: String) -> ScriptedServer.Routes) throws {
        server = try ScriptedServer { address in
            routes(address).merging([
                "/good": [.cat(at: "\(address)/good.png")],
                "/good.png": [.body(Bodies.photo)],
            ]) { $1 }
        }
    }

    /// Expects `error` within the time, little more memory than a good load takes, and a next load that is good.
    func load(from service: String, expecting error: LoadError) async throws {
        try await boundMemory {
            let time = error == .network ? Self.shortTime : LoadLimits.standard.time
            let client = try client(of: service, within: time)
            let start = ContinuousClock.now
            await #expect(throws: error) { try await client.load() }
            #expect(start.duration(to: .now) <= time + Self.timeAllowance)
            #expect(try await self.client(of: "/good").load().picture.data == Bodies.photo)
        }
    }

    /// Expects that `work` takes little more memory than a good load, also while what it has started dies.
    func boundMemory(during work: () async throws -> Void) async throws {
        _ = try await client(of: "/good").load()
        let peak = try PeakMemory.measure()
        try await work()
        await server.floodsEnd()
        let growth = try PeakMemory.measure() - peak
        #expect(growth <= Self.memoryAllowance)
    }

    /// A client of a path of the server, or of a URL of its own.
    func client(
        of service: String,
        within time: Duration = LoadLimits.standard.time
    ) throws -> CatServiceClient {
        let url = try #require(service.hasPrefix("/") ? server.url(service) : URL(string: service))
        var limits = LoadLimits.standard
        limits.time = time
        return CatServiceClient(service: url, limits: limits)
    }
}

extension CatProvider {
    /// Both phases.
    func load() async throws(LoadError) -> Photo {
        try await photo(of: findCat())
    }
}
