import Observation

/// Counts each change of what a view reads; of several in one go a bound view is told once.
@MainActor
final class UpdateRecorder<State: Equatable & Sendable> {
    private let read: @MainActor () -> State
    private var changes = 0

    init(reading read: @escaping @MainActor () -> State) {
        self.read = read
        observe()
    }

    /// Gives the state, and how many changes led to it since the last time this was asked.
    @discardableResult
    func takeUpdate() -> Update<State> {
        defer { changes = 0 }
        return Update(to: read(), changes: changes)
    }

    private func observe() {
        withObservationTracking {
            _ = read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.changes += 1
                self?.observe()
            }
        }
    }
}

/// The state that a view model came to, by so many changes.
struct Update<State: Equatable & Sendable>: Equatable {
    let state: State
    let changes: Int

    init(to state: State, changes: Int) {
        self.state = state
        self.changes = changes
    }
}
