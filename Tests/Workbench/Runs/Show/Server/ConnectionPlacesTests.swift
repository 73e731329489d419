import FlyingSocks
import Foundation
import Testing

@testable import Show

final class ConnectionPlacesTests {
    private let places = ConnectionPlaces(limit: 2)
    /// The server's end of each connection, and its client's.
    private let pairs: [(own: Socket, peer: Socket)]

    init() throws {
        pairs = try (0..<4).map { _ in
            var ends: [Int32] = [-1, -1]
            try #require(socketpair(AF_UNIX, Self.stream, 0, &ends) == 0)
            return (Socket(file: .init(rawValue: ends[0])), Socket(file: .init(rawValue: ends[1])))
        }
    }

    deinit {
        for (own, peer) in pairs {
            try? own.close()
            try? peer.close()
        }
    }

    /// Whether a client finds its connection ended.
    private var ended: [Bool] {
        pairs.map { pair in
            var byte: UInt8 = 0
            return recv(pair.peer.file.rawValue, &byte, 1, Int32(MSG_DONTWAIT)) == 0
        }
    }

    @Test("Of too many strangers the first has to go, and whoever has left is none of them")
    func strangers() async {
        let first = await places.enter(pairs[0].own)
        _ = await places.enter(pairs[1].own)
        await places.leave(first)
        _ = await places.enter(pairs[2].own)
        #expect(ended == [false, false, false, false])
        _ = await places.enter(pairs[3].own)
        #expect(ended == [false, true, false, false])
    }

    @Test("Who is known has a place that no stranger takes, and there are so many of these")
    func known() async {
        var numbers: [Int] = []
        for pair in pairs.prefix(2) {
            await numbers.append(places.enter(pair.own))
            #expect(await places.recognise(numbers.last ?? 0))
        }
        for pair in pairs.dropFirst(2) { await numbers.append(places.enter(pair.own)) }
        #expect(ended == [false, false, false, false])
        #expect(await !places.recognise(numbers[2]))
        await places.leave(numbers[0])
        #expect(await places.recognise(numbers[2]))
    }

    @Test("Who had to go is not recognised any more")
    func gone() async {
        var numbers: [Int] = []
        for pair in pairs.prefix(3) { await numbers.append(places.enter(pair.own)) }
        #expect(await !places.recognise(numbers[0]))
        #expect(await places.recognise(numbers[1]))
    }

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif
}
