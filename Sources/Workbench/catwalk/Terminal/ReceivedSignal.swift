import Support

/// The signal that asked the process to end, and whether the work has ended for it.
struct ReceivedSignal: Sendable {
    private let state = Locked(State())

    private struct State {
        var number: Int32?
        var isHeeded = false
    }

    var isHeeded: Bool { state.value.isHeeded }

    func note(_ number: Int32) {
        state.withValue { $0.number = number }
    }

    /// The signal's number, when the work has ended; `nil` as long as no signal came.
    func heed() -> Int32? {
        state.withValue {
            $0.isHeeded = true
            return $0.number
        }
    }
}
