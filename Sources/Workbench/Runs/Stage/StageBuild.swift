import Extraction
import Foundation
import Pipeline
import Rebuilds
import Subject
import Support
import Toolchain

/// A subject's copies that tell their calls, written and ready to be built.
struct StageBuild: Sendable {
    let packaged: PackagedSubject
    let package: StagePackage
    private let toolchain: Toolchain

    /// Throws if a link leads out of the root, or modules import each other in a circle.
    ///
    /// To be called with the subject's `PackageLock` held.
    static func write(
        _ subject: Subject,
        stage: Module,
        environment: [String: String]
    ) async throws -> StageBuild {
        let toolchain = try await Toolchain.find(in: environment)
        let packaged = try await PackagedSubject.read(subject)
        let package = try await LargeStackThread.run { try StagePackage(of: packaged, stage: stage) }
        try packaged.package.write()
        try package.files.write(to: package.folder)
        return StageBuild(packaged: packaged, package: package, toolchain: toolchain)
    }

    /// The program that plays an architecture.
    func player(of architecture: Architecture) async throws -> Tool {
        let name = PlayerProgram.name(of: architecture.sources.name)
        let places = ["--package-path", package.folder.path, "--scratch-path", package.scratch.path]
        let (system, folder) = try await toolchain.productsFolder(of: places)
        let build = try await toolchain.build(system.arguments + places + ["--product", name])
        guard build.status == .exited(0) else {
            throw StageError.notBuilt(BuildErrors(in: package.inSubjectPaths(build.output.text + build.errors.text)))
        }
        return Tool(executable: folder.appending(path: name), environment: toolchain.swift.environment)
    }

    /// Who speaks and is spoken to in an architecture.
    func participants(of architecture: Architecture) -> Participants {
        Participants(of: packaged, architecture: architecture)
    }
}
