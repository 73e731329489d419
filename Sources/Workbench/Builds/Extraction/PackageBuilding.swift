import Files
import Foundation
import Support
import Toolchain

extension ExtractedPackage {
    /// Builds what changed since the last time, tests included and with an index; throws the compiler's first errors
    /// when it can't be built.
    ///
    /// Without coverage the code is what a user builds, and no profile comes of its tests.
    public func build(with toolchain: Toolchain, withCoverage: Bool = true) async throws {
        try mark {
            if FileManager.default.fileExists(atPath: buildMark.path) {
                try FileManager.default.removeItem(at: buildMark)
            }
        }
        let (system, folder) = try await toolchain.productsFolder(of: places)
        let result = try await toolchain.build(
            ["--build-tests"] + system.arguments + (withCoverage ? Self.coverage : []) + places
        )
        guard result.status == .exited(0) else {
            let output = inSubjectPaths(result.output.text + result.errors.text)
            throw ExtractionError.buildFailed(BuildErrors(in: output))
        }
        let products = BuildProducts(system: system, folder: folder)
        try mark { try JSONEncoder().encode(products).write(to: buildMark) }
    }

    /// Where the package lies, and what it is built into, as the package manager takes them.
    public var places: [String] { ["--package-path", directory.path, "--scratch-path", scratch.path] }

    private static let coverage = [
        "--enable-code-coverage",
        // Tests run side by side. A count that one of them loses makes code look as if it ran, or as if it didn't.
        "-Xswiftc", "-Xllvm", "-Xswiftc", "-instrprof-atomic-counter-update-all",
    ]

    private func mark(_ change: () throws -> Void) throws(ExtractionError) {
        do {
            try change()
        } catch {
            throw .folder(.notWritten(path: scratch.path, SystemReason(error)))
        }
    }
}
