import Files
import Foundation
import Support
import Toolchain

extension ExtractedPackage {
    /// Builds what changed since the last time, with an index; throws the compiler's first errors when it can't be built.
    ///
    /// Without tests nothing is linked, and so nothing is run: a linker takes options from what sources put into object files,
    /// and starts any program that they name. Without coverage the code is what a user builds, and no profile comes of its
    /// tests.
    public func build(with toolchain: Toolchain, withTests: Bool = true, withCoverage: Bool = true) async throws {
        let layout = try layout()
        try mark {
            if FileManager.default.fileExists(atPath: buildMark.path) {
                try FileManager.default.removeItem(at: buildMark)
            }
            if try hasOtherModules || leadsElsewhere() { try FileManager.default.removeItem(at: scratch) }
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            try Data(layout.utf8).write(to: layoutMark)
        }
        let (system, folder) = try await toolchain.productsFolder(of: places)
        var failures: [String] = []
        for part in withTests ? [["--build-tests"]] : outermostTargets.map({ ["--target", $0] }) {
            let result = try await toolchain.build(
                part + system.arguments + (withCoverage ? Self.coverage : []) + places
            )
            if result.status != .exited(0) { failures.append(result.output.text + result.errors.text) }
        }
        if !failures.isEmpty {
            let output = inSubjectPaths(failures.joined(separator: "\n"))
            throw ExtractionError.buildFailed(BuildErrors(in: output, root: subject.root))
        }
        let products = BuildProducts(system: system, folder: folder)
        try mark {
            try JSONEncoder().encode(products).write(to: buildMark)
        }
    }

    /// The targets that no other one needs, without tests.
    private var outermostTargets: [String] {
        let own = targets.filter { !$0.isTest }
        let needed = Set(own.flatMap(\.dependencies))
        return own.map(\.name).filter { !needed.contains($0) }
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
