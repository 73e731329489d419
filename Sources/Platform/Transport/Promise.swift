import Foundation

/// What one asker waits for: the first of several who may settle it wins, and the asker goes on at once.
///
/// `@unchecked Sendable` is safe because `state`, all that changes, is only touched under `lock`.
final class Promise<Value: Sendable>: @unchecked Sendable {
    private enum State {
        case open(asker: CheckedContinuation<Result<Value, TransferError>, Never>?)
        case settled(Result<Value, TransferError>)
        case delivered
    }

    private let lock = NSLock()
    private var state = State.open(asker: nil)

    /// Whether nobody has settled it yet.
    var isOpen: Bool {
        lock.withLock { if case .open = state { true } else { false } }
    }

    /// Settles it, unless that has been done.
    func settle(_ result: Result<Value, TransferError>) {
        let asker = lock.withLock { () -> CheckedContinuation<Result<Value, TransferError>, Never>? in
            guard case .open(let asker) = state else { return nil }
            state = asker == nil ? .settled(result) : .delivered
            return asker
        }
        asker?.resume(returning: result)
    }

    /// Waits until it is settled, for one asker; cancelling the asker's task settles it with `TransferError.cancelled`.
    func value() async throws(TransferError) -> Value {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { deliver(to: $0) }
        } onCancel: {
            settle(.failure(.cancelled))
        }
        return try result.get()
    }
}

extension Promise {
    private func deliver(to asker: CheckedContinuation<Result<Value, TransferError>, Never>) {
        let result = lock.withLock { () -> Result<Value, TransferError>? in
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
