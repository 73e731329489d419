import Foundation

/// A value that several threads share.
///
/// Unchecked: the value is touched with the lock held, and nowhere else.
public final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: Value

    public init(_ value: Value) {
        content = value
    }

    public var value: Value { lock.withLock { content } }

    /// Does the work while no other thread has the value.
    public func withValue<Outcome>(_ work: (inout Value) throws -> Outcome) rethrows -> Outcome {
        try lock.withLock { try work(&content) }
    }
}
