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
        _ packaged: PackagedSubject,
        stage: Module,
        environment: [String: String]
    ) async throws -> StageBuild {
        let toolchain = try await Toolchain.find(in: environment)
        let package = try await LargeStackThread.run { try StagePackage(of: packaged, stage: stage) }
        try packaged.package.write()
        let table = try BodyTable.file(of: package.bodies, untraced: package.untraced)
        try (package.files + [table]).write(to: package.folder)
        return StageBuild(packaged: packaged, package: package, toolchain: toolchain)
    }

    /// Builds the programs that play these architectures.
    func programs(of architectures: [Architecture]) async throws -> [PlayedCopy] {
        let places = ["--package-path", package.folder.path, "--scratch-path", package.scratch.path]
        let (system, folder) = try await toolchain.productsFolder(of: places)
        let names = architectures.map { PlayerProgram.name(of: $0.sources.name) }
        let isWhole = architectures.count == packaged.subject.architectures.count
        for product in isWhole ? [[]] : names.map({ ["--product", $0] }) {
            let build = try await toolchain.build(system.arguments + places + product)
            guard build.status == .exited(0) else {
                throw StageError.notBuilt(
                    BuildErrors(in: package.inSubjectPaths(build.output.text + build.errors.text))
                )
            }
        }
        return zip(architectures, names).map { architecture, name in
            let program = Tool(executable: folder.appending(path: name), environment: toolchain.swift.environment)
            return PlayedCopy(of: architecture, program: program, in: self)
        }
    }

    /// Who speaks and is spoken to in an architecture.
    func participants(of architecture: Architecture) -> Participants {
        Participants(of: packaged, architecture: architecture)
    }
}
