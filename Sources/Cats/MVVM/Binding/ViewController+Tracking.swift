import Observation
import ScreenKit

extension ViewController {
    /// Gives what is read of a view model, and asks for `updateProperties()` once something of it has changed.
    func track<Value>(_ read: () -> Value) -> Value {
        withObservationTracking {
            read()
        } onChange: { [weak self] in
            // View models live on the main actor, so that is where they change.
            MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
        }
    }
}
