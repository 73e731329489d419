import Support
import Testing

struct TurnsTests {
    @Test("What is asked for from many sides at the same time is done whole, one after the other")
    func whole() async throws {
        let (turns, log) = (Turns(), Locked<[String]>([]))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try await turns.take {
                        log.withValue { $0.append("\(number) begins") }
                        for _ in 0..<10 { await Task.yield() }
                        log.withValue { $0.append("\(number) ends") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let begun = log.value.filter { $0.hasSuffix("begins") }
        #expect(begun.count == 50)
        #expect(log.value == begun.flatMap { [$0, $0.replacing("begins", with: "ends")] })
    }

    @Test("What is asked for while something else goes on is done after it")
    func order() async throws {
        let (turns, log) = (Turns(), Locked<[String]>([]))
        let second: Task<Void, any Error> = try await turns.take {
            let second = Task { try await turns.take { log.withValue { $0.append("second") } } }
            for _ in 0..<1_000 { await Task.yield() }
            log.withValue { $0.append("first") }
            return second
        }
        try await second.value
        #expect(log.value == ["first", "second"])
    }

    @Test("An error comes to whoever asked for the work, and does not stop what comes next")
    func error() async throws {
        let turns = Turns()
        await #expect(throws: CancellationError.self) {
            try await turns.take { () async throws -> Void in throw CancellationError() }
        }
        let value = try await turns.take { 7 }
        #expect(value == 7)
    }
}
