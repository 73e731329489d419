import Foundation
import Page
import Testing

@testable import Show
@testable import Workshop

@Suite(.timeLimit(.minutes(5)))
struct RoomMemberTests {
    private static let nowhere = URL(filePath: "/nowhere", directoryHint: .isDirectory)

    @Test("The room hears a learner who has its address, and nobody who has not")
    func heard() async throws {
        try await withRoom { routes, address in
            let member = try RoomMember(at: address, folder: Self.nowhere, named: "Ann")
            // On a busy machine the time for an answer may be over before somebody has come to give it.
            var answer = RoomAnswer.lost
            for _ in 0..<20 where answer == .lost {
                answer = await member.tell(.madeUp("<b>Ann", stoppedBy: "layers"))
            }
            #expect(answer == .heard)
            #expect(await member.tell(.madeUp("")) == .lost)
            let page = try #require(await routes.response(to: ["room", "now"]))
            #expect(String(decoding: page.body, as: UTF8.self).contains("<bdi>&lt;b&gt;Ann</bdi>"))
            let stranger = address.replacing("token=", with: "token=x")
            #expect(
                await (try RoomMember(at: stranger, folder: Self.nowhere, named: "Bo")).tell(.madeUp("Bo")) == .lost
            )
            let after = try #require(await routes.response(to: ["room", "now"]))
            #expect(!String(decoding: after.body, as: UTF8.self).contains("<bdi>Bo</bdi>"))
        }
    }

    @Test("Two learners of one name both hear so, and one is heard under another name")
    func shared() async throws {
        try await withRoom { _, address in
            let members = try (0..<2).map { _ in try RoomMember(at: address, folder: Self.nowhere, named: "Ann") }
            for (member, name, expected) in [
                (members[0], "Ann", RoomAnswer.heard), (members[1], "Ann", .shared), (members[0], "Ann", .shared),
                (members[1], "Bo", .heard),
            ] {
                var answer = RoomAnswer.lost
                for _ in 0..<20 where answer == .lost { answer = await member.tell(.madeUp(name)) }
                #expect(answer == expected)
            }
        }
    }

    @Test("What a room answers is understood, and all else is as if it had gone")
    func answers() {
        #expect(RoomAnswer(.done) == .heard)
        #expect(RoomAnswer(.conflict) == .shared)
        #expect(RoomAnswer(.full) == .full)
        for status in [HTTPResponse.Status.badRequest, .forbidden, .ok, nil] { #expect(RoomAnswer(status) == .lost) }
    }

    @Test("A room that has gone hears nothing")
    func gone() async throws {
        let address = try await withRoom { $1 }
        let member = try RoomMember(at: address, folder: Self.nowhere, named: "Ann")
        #expect(await member.tell(.madeUp("Ann")) == .lost)
    }

    @Test(
        "What is no room's address is refused in a sentence",
        arguments: [
            "", "cats", "http://127.0.0.1:80/", "http://127.0.0.1:80/standing", "http://127.0.0.1/standing?token=a",
            "https://127.0.0.1:80/standing?token=a", "http://cats.example:80/standing?token=a",
            "http://127.0.0.1:80/standing?token=a%0D%0AX:%20b", "http://127.0.0.1:99999/standing?token=a",
        ]
    )
    func noAddress(address: String) {
        let error = #expect(throws: ShowError.self) { try RoomMember(at: address, folder: Self.nowhere, named: "Ann") }
        #expect(error == .noRoom(address: address))
    }

    @Test(
        "A name that nobody could tell, or that is too long, is refused in a sentence before anybody is connected",
        arguments: LearnerNameTests.unclear + ["", String(repeating: "a", count: 101)]
    )
    func unclear(name: String) throws {
        let address = "http://127.0.0.1:1/standing?token=a"
        let error = try #require(throws: ShowError.self) {
            try RoomMember(at: address, folder: Self.nowhere, named: name)
        }
        #expect(error == .unclearName(name))
        #expect("\(error)".hasSuffix(" It has 100 bytes at most. Give one with --name."))
    }

    private func withRoom<Value>(_ body: (RoomRoutes, String) async throws -> Value) async throws -> Value {
        let server = try LocalServer(host: "127.0.0.1", port: 0)
        let gate = StageGate(host: "127.0.0.1:\(server.port)", token: "secret")
        // On a busy machine half a minute, in which a name is kept, may be over between two of a test's steps.
        let start = ContinuousClock.now
        let routes = RoomRoutes(gate: gate, page: try RoomPage(), now: { start })
        let running = Task { try await server.run(isKnown: { _ in false }) { await routes.take($0) } }
        do {
            let value = try await body(routes, gate.address(of: RoomRoutes.standing))
            running.cancel()
            try await running.value
            return value
        } catch {
            running.cancel()
            throw error
        }
    }
}
