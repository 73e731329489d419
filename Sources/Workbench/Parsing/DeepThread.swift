import Foundation

/// A thread of its own for work on syntax trees, because a deep tree needs a deeper stack than a pool's threads have.
public enum DeepThread {
    /// In bytes; reserved, and used only as far as a tree is deep.
    public static let stackSize = 256 << 20

    /// Does the work on a thread that ends with it.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Result(catching: work)) }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    /// Does the work on each item, on as many threads as there are processors; the values are in the items' order.
    ///
    /// Throws what the first item in that order throws that cannot be worked on. When the task is cancelled, no further
    /// item is begun.
    public static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) throws -> Value
    ) async throws -> [Value] {
        let threads = min(ProcessInfo.processInfo.activeProcessorCount, items.count)
        return try await withThrowingTaskGroup(of: [(place: Int, result: Result<Value, any Error>)].self) { group in
            let queue = PlaceQueue(items.indices)
            for _ in 0..<threads {
                group.addTask {
                    try await run {
                        sequence(state: queue) { $0.next() }.map { place in (place, Result { try work(items[place]) }) }
                    }
                }
            }
            let results = try await withTaskCancellationHandler {
                try await group.reduce(into: []) { $0 += $1 }
            } onCancel: {
                queue.abandon()
            }
            try Task.checkCancellation()
            return try results.sorted { $0.place < $1.place }.map { try $0.result.get() }
        }
    }
}

/// Deals out the places of a list, so that no thread is left with much to do when the others are done.
///
/// Unchecked: its places are touched with the lock held, and nowhere else.
private final class PlaceQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var places: Range<Int>

    init(_ places: Range<Int>) {
        self.places = places
    }

    func next() -> Int? { lock.withLock { places.popFirst() } }

    /// Deals out no more.
    func abandon() {
        lock.withLock { places = places.suffix(0) }
    }
}
