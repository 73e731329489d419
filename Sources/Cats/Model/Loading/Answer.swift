import Foundation

/// What one asker waits for: the first of several who may settle it wins, and the asker goes on at once.
///
/// `@unchecked Sendable` is safe because `state`, all that changes, is only touched under `lock`.
final class Answer<Value: Sendable>: @unchecked Sendable {
    private enum State {
        case open(asker: CheckedContinuation<Result<Value, LoadError>, Never>?)
        case settled(Result<Value, LoadError>)
        case delivered
    }

    private let lock = NSLock()
    private var state = State.open(asker: nil)

    /// Whether nobody has settled it yet.
    var isOpen: Bool {
        lock.withLock { if case .open = state { true } else { false } }
    }

    /// Settles it, unless that has been done.
    func settle(_ result: Result<Value, LoadError>) {
        let asker = lock.withLock { () -> CheckedContinuation<Result<Value, LoadError>, Never>? in
            guard case .open(let asker) = state else { return nil }
            state = asker == nil ? .settled(result) : .delivered
            return asker
        }
        asker?.resume(returning: result)
    }

    /// Waits until it is settled, for one asker; cancelling the asker's task settles it with `LoadError.cancelled`.
    func value() async throws(LoadError) -> Value {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { deliver(to: $0) }
        } onCancel: {
            settle(.failure(.cancelled))
        }
        return try result.get()
    }
}

extension Answer {
    private func deliver(to asker: CheckedContinuation<Result<Value, LoadError>, Never>) {
        let result = lock.withLock { () -> Result<Value, LoadError>? in
            guard case .settled(let result) = state else {
                state = .open(asker: asker)
                return nil
            }
            state = .delivered
            return result
        }
        if let result { asker.resume(returning: result) }
    }
}
