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
}
