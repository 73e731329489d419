import Foundation
import Support

/// The Swift toolchain in use: `swift` itself and the tools that belong to it.
///
/// A machine may have other copies of the LLVM tools, which cannot read the profiles of this compiler. So the tools
/// are taken from where `swift` says that its own files are, never from the search path.
public struct Toolchain: Sendable {
    public internal(set) var swift: Tool
    /// `llvm-cov`, which turns a profile into coverage.
    public let coverage: Tool
    /// `llvm-profdata`, which merges profiles.
    public let profiles: Tool
    /// Runs a test bundle of Swift Testing on macOS; elsewhere the tests are a program of their own.
    public let testingHelper: Tool?
    /// Runs a test bundle of XCTest on macOS, where `xcrun` finds it; elsewhere the tests are a program of their own.
    public var xcTestRunner: Tool?
    /// What tests need in their environment to find the system's own testing libraries.
    public var testingVariables: [String: String] = [:]
    /// The library that reads the compiler's index stores; it may be missing.
    public let indexLibrary: URL
    /// As the compiler words it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let version: String
    /// What it compiles for unless it is asked for something else: `x86_64-unknown-linux-gnu`.
    public var target = ""

    /// Finds the first `swift` on the search path of `environment`, and its tools.
    public static func find(in environment: [String: String]) async throws -> Toolchain {
        let swift = try swift(in: environment)
        let (version, target, folder) = try await targetInfo(of: swift)
        let programs = folder.appending(path: "bin")
        let packageManager = folder.appending(path: "libexec/swift/pm")
        return Toolchain(
            swift: swift,
            coverage: try swift.sibling(named: "llvm-cov", in: programs).limited(to: .coverage),
            profiles: try swift.sibling(named: "llvm-profdata", in: programs).limited(to: .coverage),
            testingHelper: try? swift.sibling(named: "swiftpm-testing-helper", in: packageManager),
            xcTestRunner: try await xcTestRunner(in: environment),
            testingVariables: try await testingVariables(of: folder, in: environment),
            indexLibrary: folder.appending(path: "lib/\(HostSystem.current.indexLibraryName)"),
            version: version,
            target: target
        )
    }

    /// Runs `swift build` to its end; that something does not build is for the caller to tell from its status.
    ///
    /// Throws when the system does not give what a build takes, or has killed it, or it does not end: none says anything of
    /// the sources. What a killed build into a folder of `--scratch-path` has left running has ended by then.
    public func build(_ arguments: [String], in directory: URL? = nil) async throws -> ToolResult {
        let result = try await runBuild(arguments, in: directory)
        if case .exited = result.status { return result }
        if let option = arguments.firstIndex(of: "--scratch-path"), option + 1 < arguments.count {
            let folder = URL(filePath: arguments[option + 1], directoryHint: .isDirectory)
            await AbandonedCompilers(folder: folder, environment: swift.environment).haveEnded()
        }
        return try result.checked()
    }

    /// The build system for a package, and the folder that it puts the products of a build with these arguments into.
    ///
    /// It is the native one as long as the package manager knows that, unless the environment forces one.
    public func productsFolder(of arguments: [String]) async throws -> (system: BuildSystem, folder: URL) {
        func folder(of system: BuildSystem) async throws -> ToolResult {
            try await runBuild(["--show-bin-path"] + system.arguments + arguments)
        }
        let forced = try BuildSystem.forced(in: swift.environment)
        var system = forced ?? .native
        var result = try await folder(of: system)
        // Of a value that it does not know it says so by this status. What else goes wrong is no reason to try another.
        if forced == nil, result.status == .exited(Int(EX_USAGE)) {
            system = .swiftbuild
            result = try await folder(of: system)
        }
        return (system, URL(filePath: try result.checked().output.lastLines(1), directoryHint: .isDirectory))
    }

    /// Keeps the package manager from asking git for the state of a package of catwalk's own, and from telling others its path.
    ///
    /// Git would heed the settings of the repository around it, which may name programs; such a package has no dependencies for
    /// which git is needed. The package manager names files for the path in its temporary folder, and leaves them there.
    private func runBuild(_ arguments: [String], in directory: URL? = nil) async throws -> ToolResult {
        try LargeStackThread.expectBuild()
        guard arguments.contains("--package-path") else {
            return try await swift.run(["build"] + arguments, in: directory, within: .build)
        }
        return try await TemporaryFolder.use { folder in
            try await swift.run(
                ["build"] + arguments,
                in: directory,
                adding: ["GIT_DIR": "/dev/null", "TMPDIR": folder.path],
                within: .build
            )
        }
    }

    /// Another of the compiler's own programs, which stands beside those that are always needed.
    public func program(named name: String) throws(ToolchainError) -> Tool {
        try swift.sibling(named: name, in: coverage.executable.deletingLastPathComponent())
    }
}

extension Toolchain {
    /// The program itself, and not `xcrun`: that belongs to the system, which takes `DYLD_…` from what such a program starts.
    static func xcTestRunner(in environment: [String: String], on host: HostSystem = .current) async throws -> Tool? {
        guard host.runsTestBundles, let path = try await answer(of: ["--find", "xctest"], in: environment) else {
            return nil
        }
        return Tool(executable: URL(filePath: path), environment: ChildEnvironment.sanitized(environment))
    }

    /// Where the testing libraries lie that no program finds by itself; empty if there are none.
    static func testingVariables(
        of folder: URL,
        in environment: [String: String],
        on host: HostSystem = .current
    ) async throws -> [String: String] {
        if host == .linux { return [:] }
        let platform = try await answer(of: ["--show-sdk-platform-path"], in: environment)
        return host.testingVariables(platform: platform, toolchain: folder.path)
    }

    /// The path that `xcrun` prints; `nil` if there is no `xcrun`, or if it knows none.
    private static func answer(of arguments: [String], in environment: [String: String]) async throws -> String? {
        let result = try await Tool.find("xcrun", in: environment)?.run(["--sdk", "macosx"] + arguments)
        return result?.status == .exited(0) ? result?.output.lastLines(1) : nil
    }

    /// The library that reads index stores, for the first `swift` on the search path of `environment`.
    ///
    /// It is looked for beside `swift` first: to ask `swift` takes longer than to read an index.
    public static func indexLibrary(in environment: [String: String]) async throws -> URL {
        let swift = try swift(in: environment)
        let programs = swift.executable.followingLinks.deletingLastPathComponent()
        let library = programs.deletingLastPathComponent().appending(path: "lib/\(HostSystem.current.indexLibraryName)")
        if FileManager.default.fileExists(atPath: library.path) { return library }
        return try await targetInfo(of: swift).folder.appending(path: "lib/\(HostSystem.current.indexLibraryName)")
    }

    private static func swift(in environment: [String: String]) throws(ToolchainError) -> Tool {
        guard let swift = Tool.find("swift", in: environment) else {
            throw .swiftNotFound(path: environment["PATH"] ?? "")
        }
        return swift
    }

    /// The compiler's version in its own words, its target, and the folder that has all programs and libraries of its toolchain.
    private static func targetInfo(of swift: Tool) async throws -> (version: String, target: String, folder: URL) {
        let result = try await swift.run(["-print-target-info"]).checked()
        do {
            let info = try JSONDecoder().decode(TargetInfo.self, from: result.output.data)
            let resources = URL(filePath: info.paths.runtimeResourcePath, directoryHint: .isDirectory)
            return (info.compilerVersion, info.target?.triple ?? "", resources.appending(path: "../..").standardized)
        } catch {
            throw ToolchainError.unreadableTargetInfo(swift: swift.executable.path, reason: "\(error)")
        }
    }
}

/// What `swift -print-target-info` tells, as far as it is needed here.
private struct TargetInfo: Decodable {
    let compilerVersion: String
    let target: Target?
    let paths: Paths

    struct Target: Decodable {
        let triple: String
    }

    struct Paths: Decodable {
        /// `…/usr/lib/swift`, whatever proxy or link `swift` was started through.
        let runtimeResourcePath: String
    }
}
