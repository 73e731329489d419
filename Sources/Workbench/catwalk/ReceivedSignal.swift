import Foundation

/// The signal that asked the process to end, and whether the work has ended for it.
///
/// Unchecked: its variables are touched with the lock held, and nowhere else.
final class ReceivedSignal: @unchecked Sendable {
    private let lock = NSLock()
    private var number: Int32?
    private var hasEnded = false

    var isHeeded: Bool { lock.withLock { hasEnded } }

    func note(_ number: Int32) {
        lock.withLock { self.number = number }
    }

    /// The signal's number, when the work has ended; none as long as no signal came.
    func heed() -> Int32? {
        lock.withLock {
            hasEnded = true
            return number
        }
    }
}
