import Foundation
import TestFolder
import Testing

@testable import Toolchain

struct HostSystemTests {
    @Test("On Linux the toolchain has the testing libraries, and nothing has to be found")
    func linux() {
        let system = HostSystem.linux
        #expect(system.indexLibraryName == "libIndexStore.so")
        #expect(system.testingVariables(platform: "/P", toolchain: "/T/usr").isEmpty)
        #expect(!system.runsTestBundles)
        #expect(system.name(ofVersion: "Debian GNU/Linux 12 (bookworm)") == "Debian GNU/Linux 12 (bookworm)")
    }

    // What SwiftPM sets for its own tests.
    @Test("On macOS the platform has the testing libraries, and a toolchain of swift.org has a Testing of its own")
    func macOS() {
        let system = HostSystem.macOS
        #expect(system.indexLibraryName == "libIndexStore.dylib")
        #expect(
            system.testingVariables(platform: "/X/MacOSX.platform", toolchain: "/T/usr") == [
                "DYLD_FRAMEWORK_PATH":
                    "/X/MacOSX.platform/Developer/Library/Frameworks:/X/MacOSX.platform/Developer/Library/PrivateFrameworks"
                    + ":/X/MacOSX.platform/Developer/Frameworks",
                "DYLD_LIBRARY_PATH": "/T/usr/lib/swift/macosx/testing:/X/MacOSX.platform/Developer/usr/lib",
            ]
        )
        #expect(
            system.testingVariables(platform: nil, toolchain: "/T/usr")["DYLD_FRAMEWORK_PATH"]?
                .hasSuffix("/Library/Developer/CommandLineTools/Library/Developer/Frameworks") == true
        )
        #expect(system.runsTestBundles)
        #expect(system.timeToStart == .seconds(30))
    }

    @Test(
        "The name of the system stands before its version",
        arguments: ["Version 26.4 (Build 25E5207k)", "26.4 (Build 25E5207k)"]
    )
    func name(version: String) {
        #expect(HostSystem.macOS.name(ofVersion: version) == "macOS 26.4 (Build 25E5207k)")
    }

    @Test("Where TMPDIR is no remedy it is none")
    func temporaryFolder() {
        #expect(HostSystem.linux.temporaryFolderRemedy.contains("TMPDIR"))
        #expect(!HostSystem.macOS.temporaryFolderRemedy.contains("TMPDIR"))
    }

    @Test("A runner of test bundles is the program that xcrun finds, and what xcrun prints of the platform is taken")
    func xcrun() async throws {
        let folder = try TestFolder()
        try folder.writeProgram(
            """
            case "$*" in
            "--sdk macosx --find xctest") echo /X/usr/bin/xctest ;;
            "--sdk macosx --show-sdk-platform-path") echo /X/MacOSX.platform ;;
            *) exit 1 ;;
            esac
            """,
            to: "xcrun"
        )
        let environment = ["PATH": folder.url.path + ":/usr/bin:/bin"]
        let runner = try await Toolchain.xcTestRunner(in: environment, on: .macOS)
        #expect(runner?.executable.path == "/X/usr/bin/xctest")
        #expect(try await Toolchain.xcTestRunner(in: environment, on: .linux) == nil)
        let home = URL(filePath: "/T/usr", directoryHint: .isDirectory)
        let variables = try await Toolchain.testingVariables(of: home, in: environment, on: .macOS)
        #expect(variables == HostSystem.macOS.testingVariables(platform: "/X/MacOSX.platform", toolchain: "/T/usr"))
    }
}
