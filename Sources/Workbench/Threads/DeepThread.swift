import Foundation

/// A thread of its own for work on syntax trees, because a deep tree needs a deeper stack than a pool's threads have.
public enum DeepThread {
    /// In bytes; reserved, and used only as far as a tree is deep.
    private static let stackSize = 256 << 20

    /// Does the work on a thread that ends with it.
    public static func run<Value: Sendable, Failure>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Result(catching: work)) }
            thread.stackSize = stackSize
            thread.start()
        }
        return try result.get()
    }

    /// Does the work on each item, on as many threads as there are processors; the values are in the items' order.
    ///
    /// Throws what the first item in that order throws that cannot be worked on. When the task is cancelled, no further
    /// item is begun.
    public static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) throws -> Value
    ) async throws -> [Value] {
        let results = await results(of: items, work)
        try Task.checkCancellation()
        return try results.compactMap { try $0?.get() }
    }

    /// What comes of the work on each item, in the items' order; none for those that are not begun when the task is
    /// cancelled.
    public static func results<Item: Sendable, Value: Sendable, Failure>(
        of items: [Item],
        _ work: @escaping @Sendable (Item) throws(Failure) -> Value
    ) async -> [Result<Value, Failure>?] {
        // Dealt out one by one, so that no thread is left with much to do when the others are done.
        let places = Locked(items.indices)
        let results = Locked([Result<Value, Failure>?](repeating: nil, count: items.count))
        await withTaskCancellationHandler {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, items.count) {
                    group.addTask {
                        await run {
                            while let place = places.withValue({ $0.popFirst() }) {
                                let result = Result { () throws(Failure) in try work(items[place]) }
                                results.withValue { $0[place] = result }
                            }
                        }
                    }
                }
            }
        } onCancel: {
            places.withValue { $0 = $0.suffix(0) }
        }
        return results.value
    }
}
