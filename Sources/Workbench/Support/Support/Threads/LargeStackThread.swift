import Foundation

/// A thread of its own for work on syntax trees, because a deep tree needs a deeper stack than a pool's threads have.
public enum LargeStackThread {
    /// In bytes; reserved, and used only as far as a tree is deep.
    static let stackSize = 256 << 20

    /// Throws a `ThreadError` if the system does not give as many threads at once as work on all processors takes.
    ///
    /// Call it before the runtime's pool has a thread: for one that the system refuses, the pool waits for ever.
    public static func expectThreads() throws(ThreadError) {
        // For each processor one of the pool, a deep one and one that this watches; the others carry signals, timers, and what
        // tools print.
        try OwnThread.expect(3 * ProcessInfo.processInfo.activeProcessorCount + 6, besidesStackOf: stackSize)
    }

    /// Throws a `ThreadError` if the system does not give the threads that watch over another program.
    ///
    /// Call it before each start of one: for a thread that the system refuses, Subprocess waits for ever.
    public static func expectProgram() throws(ThreadError) {
        // One starts programs, one waits for their ends, one for what they print; the pool may need another.
        try OwnThread.expect(3, besidesStackOf: 8 << 20)
    }

    /// Throws a `ThreadError` if the system does not give as many processes and threads at once as a build takes.
    ///
    /// Call it before each build: if the system refuses it one, the package manager may wait for ever.
    public static func expectBuild() throws(ThreadError) {
        // With two processors a build has been seen to take 26 besides our own; with many it need not take as many
        // more.
        let count = min(8 * ProcessInfo.processInfo.activeProcessorCount + 20, 100)
        try OwnThread.expect(count, ofStack: 1 << 20, besidesStackOf: 1 << 20)
    }

    /// Does the work on a thread that ends with it; throws a `ThreadError` if the system gives no thread.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try OwnThread.start(stackSize: stackSize) { continuation.resume(with: Result(catching: work)) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Does the work on each item, on as many threads as there are processors; the values are in the items' order.
    ///
    /// If the work fails for an item, the error of the first such item in that order is thrown. When the task is
    /// cancelled, no further item is begun.
    public static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) throws -> Value
    ) async throws -> [Value] {
        let results = try await results(of: items, work)
        try Task.checkCancellation()
        return try results.compactMap { try $0?.get() }
    }

    /// What comes of the work on each item, in the items' order; `nil` for those that are not begun when the task is
    /// cancelled.
    ///
    /// Throws a `ThreadError` if the system gives no thread at all; with fewer than asked for it takes longer.
    public static func results<Item: Sendable, Value: Sendable, Failure>(
        of items: [Item],
        _ work: @escaping @Sendable (Item) throws(Failure) -> Value
    ) async throws -> [Result<Value, Failure>?] {
        // Dealt out one by one, so that no thread is left with much to do when the others are done.
        let places = Locked(items.indices)
        let results = Locked([Result<Value, Failure>?](repeating: nil, count: items.count))
        let threads = min(ProcessInfo.processInfo.activeProcessorCount, items.count)
        let failures = await withTaskCancellationHandler {
            await withTaskGroup(of: (any Error)?.self) { group in
                for _ in 0..<threads {
                    group.addTask {
                        do {
                            try await run {
                                while let place = places.withValue({ $0.popFirst() }) {
                                    let result = Result { () throws(Failure) in try work(items[place]) }
                                    results.withValue { $0[place] = result }
                                }
                            }
                            return nil
                        } catch {
                            return error
                        }
                    }
                }
                return await group.reduce(into: []) { failures, error in error.map { failures.append($0) } }
            }
        } onCancel: {
            places.withValue { $0 = $0.suffix(0) }
        }
        if let failure = failures.first, failures.count == threads { throw failure }
        return results.value
    }
}
