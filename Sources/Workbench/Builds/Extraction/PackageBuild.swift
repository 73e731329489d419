import Files
import Foundation
import Support
import Toolchain

/// The build of the extracted package: its targets and tests, with an index and with coverage.
public struct PackageBuild: Sendable {
    private let toolchain: Toolchain
    private let package: ExtractedPackage

    public init(_ package: ExtractedPackage, with toolchain: Toolchain) {
        self.package = package
        self.toolchain = toolchain
    }

    /// Builds what changed since the last time; throws the compiler's first errors when it can't be built.
    ///
    /// Without coverage the code is what a user builds, and no profile comes of its tests.
    public func run(withCoverage: Bool = true) async throws {
        if package.isBuilt { try mark { try FileManager.default.removeItem(at: package.buildMark) } }
        let result = try await toolchain.build(
            ["--build-tests"] + (withCoverage ? Self.coverage : [])
                + ["--package-path", package.directory.path, "--scratch-path", package.scratch.path]
        )
        guard result.status == .exited(0) else {
            let output = package.inSubjectPaths(result.output.text + result.errors.text)
            throw ExtractionError.buildFailed(BuildErrors(in: output))
        }
        try mark { try Data().write(to: package.buildMark) }
    }
}

extension PackageBuild {
    private static let coverage = [
        "--enable-code-coverage",
        // Tests run side by side. A count that one of them loses makes code look as if it ran, or as if it didn't.
        "-Xswiftc", "-Xllvm", "-Xswiftc", "-instrprof-atomic-counter-update-all",
    ]

    private func mark(_ change: () throws -> Void) throws(ExtractionError) {
        do {
            try change()
        } catch {
            throw .folder(.notWritten(path: package.scratch.path, SystemReason(error)))
        }
    }
}
