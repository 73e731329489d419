import Foundation

/// What differs between the systems that a toolchain runs on; each case can be asked on either.
public enum HostSystem: CaseIterable, Sendable {
    case linux, macOS

    #if canImport(Darwin)
        public static let current = macOS
    #else
        public static let current = linux
    #endif

    /// The library that reads index stores, in the toolchain's `lib`.
    public var indexLibraryName: String { self == .macOS ? "libIndexStore.dylib" : "libIndexStore.so" }

    /// Where the toolchain's own modules lie, in its `lib/swift`.
    var modulesFolderName: String { self == .macOS ? "macosx" : "linux" }

    /// Where the dynamic linker finds Testing.framework and XCTest, which on macOS belong to the platform and not to
    /// the toolchain.
    ///
    /// `platform` is what `xcrun --show-sdk-platform-path` prints; the Command Line Tools have none, and keep them elsewhere.
    /// `toolchain` is the folder with the toolchain's `lib`, which has a Testing of its own if it is one of swift.org.
    public func testingVariables(platform: String?, toolchain: String) -> [String: String] {
        if self == .linux { return [:] }
        let developer = platform.map { "\($0)/Developer" } ?? "/Library/Developer/CommandLineTools/Library/Developer"
        let frameworks = ["Library/Frameworks", "Library/PrivateFrameworks", "Frameworks"].map { "\(developer)/\($0)" }
        let libraries = ["\(toolchain)/lib/swift/macosx/testing", "\(developer)/usr/lib"]
        return [
            "DYLD_FRAMEWORK_PATH": frameworks.joined(separator: ":"),
            "DYLD_LIBRARY_PATH": libraries.joined(separator: ":"),
        ]
    }

    /// Whether a bundle of XCTest's tests takes a program to run it, and is none itself.
    public var runsTestBundles: Bool { self == .macOS }

    /// How long a program that was just built may take until its first word.
    ///
    /// macOS looks a fresh program over before it starts.
    public var timeToStart: Duration { self == .macOS ? .seconds(30) : .seconds(5) }

    /// The system with its version, of which Foundation tells the name on Linux alone.
    public func name(ofVersion version: String = ProcessInfo.processInfo.operatingSystemVersionString) -> String {
        if self == .linux { return version }
        let prefix = "Version "
        return "macOS \(version.hasPrefix(prefix) ? String(version.dropFirst(prefix.count)) : version)"
    }

    /// What helps if no temporary folder can be made; macOS has one for each user, whatever TMPDIR says.
    var temporaryFolderRemedy: String {
        self == .macOS
            ? "Make it writable, or free some room." : "Set TMPDIR to a folder that may be written."
    }
}
