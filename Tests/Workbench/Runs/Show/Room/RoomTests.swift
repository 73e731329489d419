import Page
import Testing

@testable import Show
@testable import Workshop

struct RoomTests {
    private let start = ContinuousClock.now

    @Test("Who is stuck for longest comes first, the others by name; time goes on while nothing is told")
    func rows() async {
        let room = Room()
        let told: [(name: String, seconds: Int, stop: String?)] = [
            ("Zoe", 10, nil), ("Ann", 400, nil), ("Bo", 300, "layers"), ("Cy", 299, "layers"), ("Di", 600, "tests"),
        ]
        for (name, seconds, stop) in told {
            #expect(
                await room.take(.madeUp(name, seconds: seconds, stoppedBy: stop), from: "192.0.2.1", at: start)
                    == .heard
            )
        }
        let first = await room.rows(at: start)
        #expect(first.map(\.name) == ["Di", "Bo", "Ann", "Cy", "Zoe"])
        #expect(first.map(\.isStuck) == [true, true, false, false, false])
        #expect(first.map(\.minutes) == [10, 5, 6, 4, 0])
        let later = await room.rows(at: start + .seconds(1))
        #expect(later.map(\.name) == ["Di", "Bo", "Cy", "Ann", "Zoe"])
        #expect(!later.contains { $0.isSilent })
    }

    @Test("Numbers in names count as numbers")
    func names() async {
        let room = Room()
        for name in ["table 10", "Table 2", "ann"] {
            #expect(await room.take(.madeUp(name), from: "192.0.2.1", at: start) == .heard)
        }
        #expect(await room.rows(at: start).map(\.name) == ["ann", "Table 2", "table 10"])
    }

    @Test("A learner is there once, as told last, and silent after half a minute")
    func silence() async {
        let room = Room()
        #expect(await room.take(.madeUp("Ann", exercise: "read/roles"), from: "192.0.2.1", at: start) == .heard)
        #expect(
            await room.take(.madeUp("Ann", exercise: "read/layer"), from: "192.0.2.1", at: start + .seconds(40))
                == .heard
        )
        for (seconds, isSilent) in [(40, false), (69, false), (70, true)] {
            let rows = await room.rows(at: start + .seconds(seconds))
            #expect(rows.map(\.exercise) == ["read/layer"])
            #expect(rows.map(\.isSilent) == [isSilent])
        }
    }

    @Test(
        "What no learner's catwalk tells is refused",
        arguments: [
            RoomMessage.madeUp(""), .madeUp(String(repeating: "a", count: 101)), .madeUp("Ann", exercise: ""),
            .madeUp("Ann", seconds: -1), .madeUp("Ann", seconds: .max), .madeUp("Ann", passed: -1),
            .madeUp("Ann", stoppedBy: String(repeating: "a", count: 101)), .madeUp("Ann", secret: ""),
            .madeUp("Ann", secret: String(repeating: "a", count: 101)), .madeUp("Ann", hints: 4),
            .madeUp("Ann", hints: -1),
        ]
    )
    func implausible(message: RoomMessage) async {
        let room = Room()
        #expect(await room.take(message, from: "192.0.2.1", at: start) == .implausible)
        #expect(await room.rows(at: start).isEmpty)
    }

    @Test("Two of one name are two rows, and both are told, until one has told nothing for half a minute")
    func namesakes() async {
        let room = Room()
        let first = RoomMessage.madeUp("Ann", exercise: "read/roles", secret: "a")
        let second = RoomMessage.madeUp("Ann", exercise: "test/double", secret: "b")
        #expect(await room.take(first, from: "192.0.2.1", at: start) == .heard)
        #expect(await room.rows(at: start).map(\.sharesName) == [false])
        #expect(await room.take(second, from: "192.0.2.2", at: start + .seconds(29)) == .shared)
        #expect(await room.take(first, from: "192.0.2.1", at: start + .seconds(29)) == .shared)
        let rows = await room.rows(at: start + .seconds(29))
        #expect(Set(rows.map(\.exercise)) == ["read/roles", "test/double"])
        #expect(rows.map(\.sharesName) == [true, true])
        #expect(await room.take(second, from: "192.0.2.2", at: start + .seconds(58)) == .shared)
        #expect(await room.take(second, from: "192.0.2.2", at: start + .seconds(59)) == .heard)
        #expect(await room.rows(at: start + .seconds(59)).map(\.exercise) == ["test/double"])
    }

    @Test("Who has passed, and what hints were taken, is told")
    func passed() async {
        let room = Room()
        #expect(await room.take(.madeUp("Ann", isPassed: true, hints: 2), from: "192.0.2.1", at: start) == .heard)
        #expect(await room.take(.madeUp("Bo", isPassed: nil, hints: nil), from: "192.0.2.1", at: start) == .heard)
        let rows = await room.rows(at: start)
        #expect(rows.map(\.isPassed) == [true, false])
        #expect(rows.map(\.hints) == [2, 0])
    }

    @Test("A room that is full takes nobody else, but goes on with those who are there")
    func full() async {
        let room = Room()
        for number in 1...Room.memberLimit {
            #expect(await room.take(.madeUp("\(number)"), from: "192.0.2.1", at: start) == .heard)
        }
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.1", at: start + .seconds(29)) == .full)
        #expect(await room.take(.madeUp("1", exercise: "read/layer"), from: "192.0.2.1", at: start) == .heard)
    }

    @Test("In a full room whoever was silent for longest makes room for a newcomer, and nobody who is heard")
    func silentOnesGo() async {
        let room = Room()
        for number in 1...Room.memberLimit {
            let time = start + .milliseconds(number)
            #expect(await room.take(.madeUp("\(number)"), from: "192.0.2.1", at: time) == .heard)
        }
        for number in 4...Room.memberLimit {
            #expect(await room.take(.madeUp("\(number)"), from: "192.0.2.1", at: start + .seconds(29)) == .heard)
        }
        let later = start + .seconds(40)
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.1", at: later) == .heard)
        #expect(await Set(room.rows(at: later).map(\.name)).isDisjoint(with: ["1"]))
        #expect(await Set(room.rows(at: later).map(\.name)).isSuperset(of: ["2", "3", "4", "Ann"]))
        for (number, outcome) in [(1, Room.Outcome.heard), (2, .heard), (3, .full), (4, .full)] {
            #expect(await room.take(.madeUp("new \(number)"), from: "192.0.2.1", at: later) == outcome)
        }
        #expect(await Set(room.rows(at: later).map(\.name)).isSuperset(of: ["4", "\(Room.memberLimit)", "Ann"]))
    }

    @Test("Names that look the same are one")
    func lookAlikes() async {
        for (name, other) in [
            ("Ann", "ann"), ("Ann", "\u{FF21}nn"), ("Zo\u{EB}", "Zoe\u{308}"), ("Stra\u{DF}er", "STRASSER"),
            ("fi", "\u{FB01}"),
        ] {
            let room = Room()
            #expect(await room.take(.madeUp(name, secret: "a"), from: "192.0.2.1", at: start) == .heard)
            #expect(await room.take(.madeUp(other, secret: "b"), from: "192.0.2.2", at: start) == .shared)
        }
    }

    @Test("A name of which something can't be seen is refused", arguments: LearnerNameTests.unclear)
    func unclear(name: String) async {
        let room = Room()
        #expect(await room.take(.madeUp(name), from: "192.0.2.1", at: start) == .unclear)
        #expect(await room.rows(at: start).isEmpty)
    }

    @Test("One address that fills the room makes place for others, and pushes out nobody, not even who is silent")
    func greedy() async {
        let room = Room()
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.1", at: start) == .heard)
        let later = start + .seconds(40)
        for number in 2...Room.memberLimit {
            #expect(await room.take(.madeUp("\(number)"), from: "192.0.2.66", at: later) == .heard)
        }
        #expect(await room.take(.madeUp("more"), from: "192.0.2.66", at: later) == .full)
        #expect(await room.take(.madeUp("Bo"), from: "192.0.2.2", at: later) == .heard)
        #expect(await room.take(.madeUp("Cy"), from: "192.0.2.1", at: later) == .heard)
        let names = await Set(room.rows(at: later).map(\.name))
        #expect(names.count == Room.memberLimit)
        #expect(names.isSuperset(of: ["Ann", "Bo", "Cy"]))
    }

    @Test("However many addresses fill a room, one with fewer names gets a place of those with most")
    func fair() async {
        let room = Room()
        for number in 0..<Room.memberLimit {
            let sender = "192.0.2.\(number % 17)"
            #expect(await room.take(.madeUp("\(number)"), from: sender, at: start) == .heard)
        }
        // 17 does not divide 500: seven of the addresses have 30 names, the others 29.
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.99", at: start) == .heard)
        #expect(await room.take(.madeUp("more"), from: "192.0.2.16", at: start) == .full)
        let names = await Set(room.rows(at: start).map(\.name))
        let left = (0..<Room.memberLimit).filter { !names.contains("\($0)") }
        #expect(left.map { $0 % 17 < 7 } == [true])
    }

    @Test("If nobody has more names than the newcomer would have, nobody who is heard makes room")
    func alone() async {
        let room = Room()
        for number in 0..<Room.memberLimit {
            #expect(await room.take(.madeUp("\(number)"), from: "\(number)", at: start) == .heard)
        }
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.99", at: start + .seconds(29)) == .full)
        #expect(await room.take(.madeUp("Ann"), from: "192.0.2.99", at: start + .seconds(30)) == .heard)
    }
}

extension RoomMessage {
    static func madeUp(
        _ name: String,
        exercise: String = "read/roles",
        passed: Int = 0,
        seconds: Int = 0,
        stoppedBy: String? = nil,
        isPassed: Bool? = false,
        hints: Int? = 0,
        secret: String = "secret"
    ) -> RoomMessage {
        let standing = Standing(
            name: name,
            exercise: exercise,
            passed: passed,
            seconds: seconds,
            stoppedBy: stoppedBy,
            isPassed: isPassed,
            hints: hints
        )
        return RoomMessage(standing: standing, secret: secret)
    }
}

extension Standing {
    static func madeUp(
        _ name: String,
        exercise: String = "read/roles",
        passed: Int = 0,
        seconds: Int = 0,
        stoppedBy: String? = nil
    ) -> Standing {
        RoomMessage.madeUp(name, exercise: exercise, passed: passed, seconds: seconds, stoppedBy: stoppedBy).standing
    }
}
