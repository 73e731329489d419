import Extraction
import Foundation
import Pipeline
import Rebuilds
import Subject
import Support
import Toolchain

/// A subject's copies that tell their calls, and what builds them.
struct StageBuild: Sendable {
    let packaged: PackagedSubject
    let package: StagePackage
    private let toolchain: Toolchain
    private let products: (system: BuildSystem, folder: URL)

    /// Writes the copies; throws if a link leads out of the root, or modules import each other in a circle.
    ///
    /// To be called with the subject's `PackageLock` held.
    static func write(
        _ packaged: PackagedSubject,
        as package: StagePackage,
        environment: [String: String]
    ) async throws -> StageBuild {
        let toolchain = try await Toolchain.find(in: environment)
        try package.write(with: packaged)
        let products = try await toolchain.productsFolder(of: package.places)
        return StageBuild(packaged: packaged, package: package, toolchain: toolchain, products: products)
    }

    /// Of the same subject as it is now; nothing is written.
    ///
    /// The toolchain is asked nothing again, which would take longer than all else but the build.
    func next(for packaged: PackagedSubject, as package: StagePackage) -> StageBuild {
        StageBuild(packaged: packaged, package: package, toolchain: toolchain, products: products)
    }

    /// Builds the programs that play these architectures.
    ///
    /// To be called with the subject's `PackageLock` held, after the copies were written.
    func copies(of architectures: [Architecture]) async throws -> [PlayedCopy] {
        let names = architectures.map { PlayerProgram.name(of: $0.sources.name) }
        let isWhole = architectures.count == packaged.subject.architectures.count
        for product in isWhole ? [[]] : names.map({ ["--product", $0] }) {
            let build = try await toolchain.build(
                products.system.arguments + Self.quickly + package.places + product
            )
            guard build.status == .exited(0) else {
                throw StageError.notBuilt(
                    BuildErrors(in: package.inSubjectPaths(build.output.text + build.errors.text))
                )
            }
        }
        let folder = try TemporaryFolder(in: package.folder.deletingLastPathComponent())
        return try zip(architectures, names).map { architecture, name in
            let program = try PlayedProgram(
                at: products.folder.appending(path: name, directoryHint: .notDirectory),
                copiedTo: folder,
                environment: toolchain.swift.environment
            )
            return PlayedCopy(of: architecture, program: program, in: self)
        }
    }

    /// Nobody debugs the copies or looks up names in them, and a module's few files are compiled faster by one compiler
    /// than by two: a save of a layer that all use is on the phones a fifth sooner.
    private static let quickly = [
        "--disable-index-store", "-Xswiftc", "-gnone", "-Xswiftc", "-driver-batch-count", "-Xswiftc", "1",
    ]

    /// Who speaks and is spoken to in an architecture.
    func participants(of architecture: Architecture) -> Participants {
        Participants(of: packaged, architecture: architecture)
    }
}
