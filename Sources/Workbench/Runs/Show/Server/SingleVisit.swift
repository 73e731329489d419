import Support

/// What lets in the first visitor of the address that a browser is opened with.
///
/// That address stands in the arguments of what opens it, where all users of the machine can read it. A second visit shows
/// that somebody has. Nobody can tell then which of the two the browser is, so what the first one was given opens nothing
/// any more. If the browser does not come, somebody else might, so the address is good for a short time only.
final class SingleVisit: Sendable {
    /// Stands in the address, as a token would.
    let key: String
    /// Stands in the first visitor's cookie.
    private let pass: String
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Locked(State.kept)

    private enum State: Hashable {
        case kept
        case handedOut(ContinuousClock.Instant)
        case visited
        case void
    }

    /// For a browser to start on a busy machine.
    static let time: Duration = .seconds(30)

    init(key: String, pass: String, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        (self.key, self.pass, self.now) = (key, pass, now)
    }

    /// From now on the visitor may come.
    func handOut() {
        let start = now()
        state.withValue { if $0 == .kept { $0 = .handedOut(start) } }
    }

    /// The pass for the first visitor, if that one comes in time; `nil` for all others.
    func begin() -> String? {
        let time = now()
        return state.withValue {
            guard case .handedOut(let start) = $0, time - start < Self.time else {
                $0 = .void
                return nil
            }
            $0 = .visited
            return pass
        }
    }

    /// Lets nobody in any more, and neither the one who was let in.
    func void() { state.withValue { $0 = .void } }

    /// The pass, as long as it opens anything.
    var validPass: String? { state.value == .visited ? pass : nil }
}
