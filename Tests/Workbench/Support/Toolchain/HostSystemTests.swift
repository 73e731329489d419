import Foundation
import Testing

@testable import Toolchain

struct HostSystemTests {
    @Test("On Linux the toolchain has the testing libraries, and nothing has to be found")
    func linux() {
        let system = HostSystem.linux
        #expect(system.indexLibraryName == "libIndexStore.so")
        #expect(system.testingVariables(platform: "/P").isEmpty)
        #expect(system.xcTestCommand == nil)
    }

    @Test("On macOS the platform has the testing libraries")
    func macOS() {
        let system = HostSystem.macOS
        #expect(system.indexLibraryName == "libIndexStore.dylib")
        #expect(
            system.testingVariables(platform: "/X/MacOSX.platform") == [
                "DYLD_FRAMEWORK_PATH":
                    "/X/MacOSX.platform/Developer/Library/Frameworks:/X/MacOSX.platform/Developer/Frameworks",
                "DYLD_LIBRARY_PATH": "/X/MacOSX.platform/Developer/usr/lib",
            ]
        )
        #expect(
            system.testingVariables(platform: nil)["DYLD_FRAMEWORK_PATH"]?
                .hasSuffix("/Library/Developer/CommandLineTools/Library/Developer/Frameworks") == true
        )
        #expect(system.xcTestCommand == ["xcrun", "xctest"])
    }
}
