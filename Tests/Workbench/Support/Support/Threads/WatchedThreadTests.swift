import Testing

@testable import Support

struct WatchedThreadTests {
    @Test("What the work gives comes back")
    func value() throws {
        #expect(try WatchedThread.value(within: .seconds(60)) { 6 * 7 } == 42)
    }

    @Test("Work without an end is given up once it has taken its processor time")
    func endless() throws {
        let isOver = Locked(false)
        let value = try WatchedThread.value(within: .milliseconds(100)) {
            while !isOver.value {}
            return 1
        }
        isOver.withValue { $0 = true }
        #expect(value == nil)
    }

    @Test("While eight go on that were given up, nothing else is tried")
    func many() async {
        await #expect(processExitsWith: .success) {
            let isOver = Locked(false)
            func value(of number: Int) -> Int? {
                try? WatchedThread.value(within: .milliseconds(1)) {
                    while number < 0, !isOver.value {}
                    return number
                }
            }
            for _ in 0..<8 { #expect(value(of: -1) == nil) }
            #expect(value(of: 1) == nil)
            isOver.withValue { $0 = true }
            // They notice within moments.
            while value(of: 2) == nil { await Task.yield() }
        }
    }
}
