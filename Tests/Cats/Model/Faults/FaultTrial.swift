import CatsModel
import Foundation
import Testing

/// Loads from a scripted server within bounds: first a good cat, which gives the measure, then what is on trial.
@MainActor
struct FaultTrial {
    /// The deadline of faults that are known by it: short, so that waiting for it many times is bearable.
    private static let shortTime = Duration.milliseconds(500)

    /// What is late by itself is late each time; on a busy machine anything may be late once.
    private static let attempts = 3
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

    /// Tries each fault; all of them together may take little more memory than a good load does.
    static func run(_ faults: [Fault]) async {
        await run { _ in
            [:]
        } work: { good in
            _ = try await good.client(of: "/good").load()
            let peak = try PeakMemory.measure()
            for fault in faults {
                do {
                    var isLate = true
                    for _ in 0..<attempts where isLate {
                        let trial = try FaultTrial(routes: fault.routes)
                        isLate = try await trial.load(fault)
                        await trial.server.floodsEnd()
                    }
                    #expect(!isLate, "\(fault.name)")
                } catch {
                    Issue.record(error, "\(fault.name)")
                }
                #expect(try PeakMemory.measure() - peak <= memoryAllowance, "\(fault.name)")
            }
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

extension FaultTrial {
    /// Expects the fault's error if there is one, and a next load that is good; returns whether the end came too late.
    private func load(_ fault: Fault) async throws -> Bool {
        let time = fault.error == .network || fault.error == nil ? Self.shortTime : LoadLimits.standard.time
        let client = try client(of: fault.service, within: time)
        let start = ContinuousClock.now
        if let error = fault.error {
            await #expect(throws: error, "\(fault.name)") { try await client.load() }
        } else {
            _ = try? await client.load()
        }
        let isLate = start.duration(to: .now) > time + Self.timeAllowance
        let next = try await self.client(of: "/good").load()
        #expect(next.picture.data == Bodies.photo, "\(fault.name)")
        return isLate
    }
}

extension CatProvider {
    /// Both phases.
    func load() async throws(LoadError) -> Photo {
        try await photo(of: findCat())
    }
}
