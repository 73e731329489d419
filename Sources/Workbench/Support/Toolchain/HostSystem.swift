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

    /// Where the dynamic linker finds Testing.framework and XCTest, which on macOS belong to the platform and not to
    /// the toolchain.
    ///
    /// `platform` is what `xcrun --show-sdk-platform-path` prints; the Command Line Tools have none, and keep them elsewhere.
    public func testingVariables(platform: String?) -> [String: String] {
        if self == .linux { return [:] }
        let developer = platform.map { "\($0)/Developer" } ?? "/Library/Developer/CommandLineTools/Library/Developer"
        return [
            "DYLD_FRAMEWORK_PATH": "\(developer)/Library/Frameworks:\(developer)/Frameworks",
            "DYLD_LIBRARY_PATH": "\(developer)/usr/lib",
        ]
    }

    /// What runs a bundle of XCTest's tests, as it is asked of `env`; `nil` if the bundle is a program itself.
    public var xcTestCommand: [String]? { self == .macOS ? ["xcrun", "xctest"] : nil }
}
