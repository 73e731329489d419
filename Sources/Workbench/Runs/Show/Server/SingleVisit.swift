import Support

/// What lets in the first visitor of the address that a browser is opened with.
///
/// That address stands in the arguments of what opens it, where all users of the machine can read it. A second visit shows
/// that somebody has. Nobody can tell then which of the two the browser is, so what the first one was given opens nothing
/// any more.
final class SingleVisit: Sendable {
    /// Stands in the address, as a token would.
    let key: String
    /// Stands in the first visitor's cookie.
    private let pass: String
    private let visits = Locked(0)

    init(key: String, pass: String) {
        (self.key, self.pass) = (key, pass)
    }

    /// The pass for the first visitor; `nil` for all others.
    func begin() -> String? {
        visits.withValue {
            $0 += 1
            return $0 == 1 ? pass : nil
        }
    }

    /// The pass, as long as it opens anything.
    var validPass: String? { visits.value == 1 ? pass : nil }
}
