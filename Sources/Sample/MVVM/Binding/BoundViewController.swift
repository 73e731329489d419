import Observation
import ScreenKit

/// Calls `bind()` before the first frame, and again before the next one whenever something that it read has changed.
class BoundViewController: ViewController {
    /// Carries the view model's state to the widgets.
    func bind() {}

    override final func updateProperties() {
        withObservationTracking {
            bind()
        } onChange: { [weak self] in
            // View models live on the main actor, so that is where they change.
            MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
        }
    }
}
