import Foundation
import Support
import Testing

@Suite("Deep threads")
struct LargeStackThreadTests {
    @Test("Each item is worked on once, and the values are in the items' order", arguments: [0, 1, 2, 3, 1_000])
    func order(count: Int) async throws {
        let items = Array(0..<count)

        #expect(try await LargeStackThread.map(items) { $0 * 2 } == items.map { $0 * 2 })
    }

    @Test("The error is that of the first item that fails, whichever thread comes to its own first")
    func error() async {
        for _ in 0..<100 {
            await #expect(throws: Failure(item: 3)) {
                try await LargeStackThread.map(Array(0..<10)) { if $0 >= 3 { throw Failure(item: $0) } }
            }
        }
    }

    @Test("A task that is cancelled begins no further item, and gives no part of the values")
    func cancellation() async {
        let task = Task {
            try await LargeStackThread.map([1, 2, 3]) { $0 }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A task that is cancelled in the middle keeps what was begun, and begins no further item")
    func cancellationInTheMiddle() async throws {
        let running = Locked<Task<[Result<Int, Never>?], any Error>?>(nil)
        let (start, starter) = AsyncStream<Never>.makeStream()
        let task = Task {
            for await _ in start {}
            return try await LargeStackThread.results(of: Array(0..<1_000)) { item in
                running.value?.cancel()
                return item
            }
        }
        running.withValue { $0 = task }
        starter.finish()
        let results = try await task.value
        let finished = results.compactMap { $0?.get() }
        // Each thread has begun one item at most when the first one cancels.
        #expect((1...ProcessInfo.processInfo.activeProcessorCount).contains(finished.count))
        #expect(finished == Array(0..<finished.count))
        #expect(results.count == 1_000)
    }

    private struct Failure: Error, Equatable {
        let item: Int
    }
}
