import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// The test builds or plays for longer than somebody who changes something should wait.
    ///
    /// Beside it stands a shorter one of the same feature, which is never skipped.
    public static var takesLong: Self {
        .enabled("It takes long, and is run with CATWALK_LONG_TESTS=true.") {
            ProcessInfo.processInfo.environment["CATWALK_LONG_TESTS"] == "true"
        }
    }
}
