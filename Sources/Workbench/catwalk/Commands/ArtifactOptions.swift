import ArgumentParser
import Foundation
import Pipeline
import Support
import Toolchain

/// What measure and report take that other tools have made.
struct ArtifactOptions: ParsableArguments {
    @Option(
        help: "Take who refers to whom from that index store; of files that it does not know, syntax tells.",
        completion: .directory
    )
    var indexStore: String?

    @Option(
        help:
            "Show the coverage of that file: what llvm-cov export wrote, or a .profdata or .profraw. May be repeated.",
        completion: .file()
    )
    var coverage: [String] = []

    @Option(
        help: "The program that wrote the profile, or its .app, .framework or .xctest. May be repeated.",
        completion: .file()
    )
    var program: [String] = []

    @Option(help: "Which architecture of the program is meant, if it has several: arm64.")
    var arch: String?

    func validate() throws {
        let profile = coverage.first(where: Self.isProfile)
        if let profile, program.isEmpty {
            throw ValidationError("\(PrintablePath(profile)) is a profile. Give --program the program that wrote it.")
        }
        if profile == nil, !program.isEmpty || arch != nil {
            throw ValidationError(
                "--program and --arch belong to a profile. Give --coverage a .profdata or .profraw with it."
            )
        }
    }
}

extension ArtifactOptions {
    var isEmpty: Bool { indexStore == nil && coverage.isEmpty }

    func index(in environment: [String: String]) async throws -> IndexArtifact? {
        guard let indexStore else { return nil }
        return try await IndexArtifact(at: indexStore, in: environment)
    }

    func coverage(in environment: [String: String]) async throws -> [CoverageArtifact] {
        let toolchain = coverage.contains(where: Self.isProfile) ? try await Toolchain.find(in: environment) : nil
        return coverage.map { path in
            guard Self.isProfile(path), let toolchain else {
                return CoverageArtifact(export: path, in: Self.folder)
            }
            return CoverageArtifact(
                profile: path,
                programs: program,
                architecture: arch,
                in: Self.folder,
                toolchain: toolchain
            )
        }
    }

    private static var folder: URL {
        URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    }

    private static func isProfile(_ path: String) -> Bool {
        CoverageArtifact.profileExtensions.contains(URL(filePath: path).pathExtension)
    }
}

extension IndexArtifact {
    /// A store by its path relative to the current folder, read with the library of the toolchain that is found.
    init(at path: String, in environment: [String: String]) async throws {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        self.init(at: path, in: folder, library: try await Toolchain.indexLibrary(in: environment))
    }
}
