import Foundation
import Testing

@testable import Toolchain

struct HostSystemTests {
    private let bundle = URL(filePath: "/b/ShopPackageTests.xctest", directoryHint: .notDirectory)

    @Test("On Linux a bundle of tests is the program, and nothing has to be found")
    func linux() {
        let system = HostSystem.linux
        #expect(system.indexLibraryName == "libIndexStore.so")
        #expect(system.testProgram(in: bundle) == bundle)
        #expect(system.testingVariables(platform: "/P").isEmpty)
        #expect(system.xcTestCommand == nil)
    }

    @Test("On macOS the program lies in its bundle, and the platform has the testing libraries")
    func macOS() {
        let system = HostSystem.macOS
        #expect(system.indexLibraryName == "libIndexStore.dylib")
        #expect(system.testProgram(in: bundle).path == "/b/ShopPackageTests.xctest/Contents/MacOS/ShopPackageTests")
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
