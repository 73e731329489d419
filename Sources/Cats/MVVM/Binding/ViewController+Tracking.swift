import Observation
import ScreenKit

extension ViewController {
    /// Reads a view model, and asks for `updateProperties()` once something that was read has changed.
    func track(_ read: () -> Void) {
        withObservationTracking {
            read()
        } onChange: { [weak self] in
            // View models live on the main actor, so that is where they change.
            MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
        }
    }
}
