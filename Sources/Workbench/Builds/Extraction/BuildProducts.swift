import Foundation
import Toolchain

/// Where a build put what it made.
public struct BuildProducts: Codable, Hashable, Sendable {
    public let system: BuildSystem
    /// As `swift build --show-bin-path` names it.
    public let folder: URL

    /// The compiler's index of a debug build.
    public var indexStore: URL {
        switch system {
        case .native: folder.appending(path: "index/store", directoryHint: .isDirectory)
        // The products lie in Products/CONFIGURATION, beside the index.
        case .swiftbuild: folder.deletingLastPathComponent().deletingLastPathComponent()
        }
    }

    /// The bundle with the tests of a target, on macOS a folder; elsewhere it is the program itself.
    ///
    /// The native build system makes one bundle of all tests of a package, the other one a bundle for each target.
    func testBundle(of target: String, in package: String, on host: HostSystem = .current) -> URL {
        switch (system, host) {
        case (.native, _): folder.appending(path: "\(package)PackageTests.xctest")
        case (.swiftbuild, .macOS): folder.appending(path: "\(target).xctest")
        case (.swiftbuild, .linux): folder.appending(path: "\(target)-test-runner")
        }
    }

    /// The program that runs the tests of a target.
    func testProgram(of target: String, in package: String, on host: HostSystem = .current) -> URL {
        let bundle = testBundle(of: target, in: package, on: host)
        if host == .linux { return bundle }
        let name = bundle.deletingPathExtension().lastPathComponent
        return bundle.appending(path: "Contents/MacOS/\(name)", directoryHint: .notDirectory)
    }

    /// What counts while these tests run, and has the map from its counters to code.
    func coveredPrograms(of target: String, in package: String, on host: HostSystem = .current) -> [URL] {
        let program = testProgram(of: target, in: package, on: host)
        let isRunner = system == .swiftbuild && host == .linux
        return isRunner ? [folder.appending(path: "\(target).so"), program] : [program]
    }
}
