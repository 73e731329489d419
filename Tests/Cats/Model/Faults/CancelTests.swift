import CatsModel
import Foundation
import Testing

/// Cancelling in each phase, whatever the service is doing then; each in a process of its own.
@Suite(.serialized)
struct CancelTests {
    @Test(
        "A cancel ends a load at once, frees the provider, and the dying transfer eats no memory",
        arguments: ["/silent", "/silent-photo", "/flood", "/flood-photo"]
    )
    func cancel(service: String) async {
        await #expect(processExitsWith: .success) { [service = service as String] in
            await FaultTrial.run { address in
                [
                    "/silent": [[.stall], .cat(at: "\(address)/good.png")],
                    "/silent-photo": [.cat(at: "\(address)/photo")],
                    "/photo": [[.stall], .body(Bodies.photo)],
                    "/flood": [CancelTests.flood, .cat(at: "\(address)/good.png")],
                    "/flood-photo": [.cat(at: "\(address)/flooded")],
                    "/flooded": [CancelTests.flood, .body(Bodies.photo)],
                ]
            } work: { trial in
                let last = ["/silent-photo": "/photo", "/flood-photo": "/flooded"][service] ?? service
                try await trial.boundMemory { try await trial.cancel(service, afterRequestFor: last) }
            }
        }
    }

    /// The answer's head first, so that the client waits for a body of which nothing is too much yet.
    private static var flood: [ServerStep] {
        [.head(), .pause(seconds: 0.1), .flood(Bodies.spaces, times: 1600)]
    }
}

extension FaultTrial {
    private static let allowance = Duration.milliseconds(250)

    /// Cancels a load as soon as its last request is there, and loads again with the same client at once.
    fileprivate func cancel(_ service: String, afterRequestFor path: String) async throws {
        let client = try client(of: service)
        let load = Task { try await client.load() }
        await server.arrival(of: path)
        let start = ContinuousClock.now
        load.cancel()
        async let next = client.load()
        await #expect(throws: LoadError.cancelled) { try await load.value }
        #expect(start.duration(to: .now) <= Self.allowance)
        #expect(try await next.picture.data == Bodies.photo)
    }
}
