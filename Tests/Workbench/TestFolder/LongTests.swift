import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// The test builds or plays for longer than somebody who changes something should wait.
    ///
    /// `.ci/run` runs it by turns.
    public static var takesLong: Self {
        .enabled("It takes long, and is run with CATWALK_LONG_TESTS=true.") {
            ProcessInfo.processInfo.environment["CATWALK_LONG_TESTS"] == "true"
        }
    }
}
