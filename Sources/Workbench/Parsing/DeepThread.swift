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
}
