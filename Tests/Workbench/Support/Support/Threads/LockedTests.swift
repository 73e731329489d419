import Foundation
import Support
import Testing

struct LockedTests {
    @Test("Of threads that change the value at the same time none is lost")
    func concurrent() {
        let sum = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 10_000) { number in
            sum.withValue { $0 += number }
        }
        // 0 + 1 + … + 9 999.
        #expect(sum.value == 49_995_000)
    }

    @Test("What the work returns or throws is handed on")
    func outcome() {
        let places = Locked(0..<2)
        #expect([places.withValue { $0.popFirst() }, places.withValue { $0.popFirst() }] == [0, 1])
        #expect(places.value.isEmpty)
        #expect(throws: CancellationError.self) { try places.withValue { _ in throw CancellationError() } }
    }
}
