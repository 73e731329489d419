import Observation

/// Reads a view model as a view does, and knows whether it would be asked to read again.
@MainActor
final class UpdateRecorder<State: Sendable> {
    private let read: @MainActor () -> State
    private var hasChanged = false

    init(reading read: @escaping @MainActor () -> State) {
        self.read = read
        observe()
    }

    /// Gives the state if something of it has changed since the last time this was asked.
    @discardableResult
    func takeUpdate() -> State? {
        defer { hasChanged = false }
        return hasChanged ? read() : nil
    }

    private func observe() {
        withObservationTracking {
            _ = read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.hasChanged = true
                self?.observe()
            }
        }
    }
}
