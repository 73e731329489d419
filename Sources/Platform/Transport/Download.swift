import Foundation

/// One transfer with a deadline, and what is read from its body: whatever the sender does, it ends.
@MainActor
public struct Download<Value: Sendable> {
    private let order: TransferOrder
    private let time: Duration
    private let read: @Sendable (Data) -> Value
    private let promise = Promise<Value>()

    /// Asks nothing yet; `read` is called away from the main actor.
    public init(
        _ order: TransferOrder,
        within time: Duration,
        read: @escaping @Sendable (Data) -> Value
    ) {
        self.order = order
        self.time = time
        self.read = read
    }

    /// Whether it has neither a value nor an error yet.
    public var isOpen: Bool { promise.isOpen }

    /// Makes the transfer, for one asker; cancelling the asker's task ends it at once.
    public func value() async throws(TransferError) -> Value {
        let stop = Self.startTransfer(order) { [promise, read] body in promise.settle(body.map(read)) }
        defer { stop() }
        let deadline = deadline { [promise] in promise.settle(.failure(.network)) }
        defer { deadline.cancel() }
        return try await promise.value()
    }
}

extension Download {
    #if canImport(FoundationNetworking)
        private static var startTransfer: StartTransfer { TransferProcess.start }
    #else
        private static var startTransfer: StartTransfer { Transfer.start }
    #endif

    private typealias StartTransfer = (
        TransferOrder, @escaping @Sendable (Result<Data, TransferError>) -> Void
    ) -> @Sendable () -> Void

    /// Our own, away from the main actor: the session's limit for a whole transfer is ignored on Linux.
    private func deadline(pass: @escaping @Sendable () -> Void) -> Task<Void, Never> {
        Task { @concurrent [time] in
            guard (try? await Task.sleep(for: time, clock: .continuous)) != nil else { return }
            pass()
        }
    }
}
