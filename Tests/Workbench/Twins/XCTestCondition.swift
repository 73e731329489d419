import Foundation
import Testing
import Toolchain

extension Trait where Self == ConditionTrait {
    /// The tests build and run some of XCTest.
    ///
    /// On a Mac with the command line tools alone they are skipped.
    public static var needsXCTest: Self {
        .enabled("On a Mac XCTest comes with Xcode, and not with its command line tools.") {
            guard HostSystem.current.runsTestBundles else { return true }
            return try await Toolchain.find(in: ProcessInfo.processInfo.environment).xcTestRunner != nil
        }
    }
}
