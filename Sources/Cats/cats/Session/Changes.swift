/// Lets one asker wait for a condition, which is looked at again whenever something has changed.
@MainActor
final class Changes {
    private var asker: CheckedContinuation<Void, Never>?

    func happened() {
        asker?.resume()
        asker = nil
    }

    /// Returns when `holds` gives true.
    func wait(until holds: () -> Bool) async {
        while !holds() {
            await withCheckedContinuation { asker = $0 }
        }
    }
}
