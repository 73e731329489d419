import Foundation

/// A serial queue for a session's delegate, which makes the session wait while much stands in it.
///
/// Where Foundation is built on libcurl, a session enqueues each piece of a body at once, however much the delegate has
/// yet to look at. A sender that is faster than a busy processor would fill the memory from there.
///
/// `@unchecked Sendable` is safe because all it adds to its sendable superclass is a constant semaphore.
final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// Pieces, 64: about 1 MB of a body, as libcurl hands over 16 KiB at a time.
    private let places = DispatchSemaphore(value: 64)

    override init() {
        super.init()
        maxConcurrentOperationCount = 1
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        places.wait()
        super.addOperation { [places] in
            block()
            places.signal()
        }
    }
}
