import Coupling
import Foundation
import Subject
import Support
import Toolchain

/// Measures Swift code as it lies in files and folders, without configuration and without building it.
///
/// 1. The files are found, and the manifests beside them.
/// 2. Each file is read, parsed, measured and dropped, several at a time.
/// 3. The files are put into targets, as their packages' manifests or folders say.
/// 4. The names that each package's files mention are resolved to the edges of its graph.
///
/// What a build or a test run has left can be handed in: then an index gives the edges, and files have coverage.
public struct SurveyRun: Sendable {
    private let arguments: [String]
    private let folder: URL
    private let exclusion: Exclusion
    private let environment: [String: String]

    /// The arguments are paths of files and folders, relative to `folder` unless they are absolute.
    ///
    /// What git ignores is left out if `environment` has git on its search path.
    public init(
        _ arguments: [String],
        in folder: URL,
        except exclusion: Exclusion = Exclusion(),
        environment: [String: String] = [:]
    ) {
        self.arguments = arguments
        self.folder = folder
        self.exclusion = exclusion
        self.environment = environment
    }

    /// As without it, but of files that are known nothing is read.
    public func run(knowing known: KnownFiles) async throws -> (survey: Survey, known: KnownFiles) {
        let code = try await code(knowing: known)
        return (Survey(of: code), KnownFiles(code.files))
    }

    /// What is handed in and cannot be used is named among the problems, and the rest is measured as without it.
    ///
    /// With a `depth`, code outside of packages has a line for each folder so deep.
    public func run(
        index: IndexArtifact? = nil,
        coverage: [CoverageArtifact] = [],
        depth: Int? = nil
    ) async throws -> Survey {
        var code = try await code()
        if let index { await code.add(index) }
        await code.add(coverage)
        return Survey(of: code, depth: depth)
    }

    /// Who refers to whom, from the index if it is handed in and can be used, else from syntax.
    public func graph(with index: IndexArtifact? = nil) async throws -> SurveyGraph {
        var code = try await code()
        if let index { await code.add(index) }
        return SurveyGraph(of: code)
    }

    /// What the code uses of the toolchain's declarations that this macOS does not have, in the order of files, and what
    /// could not be told.
    ///
    /// The index tells the uses, the toolchain's symbol graphs from which macOS on each is there. What stands below
    /// `#available`, `@available` or an `#if` for other systems counts as what that says.
    public func uses(
        newerThan oldest: MacOSVersion,
        index: IndexArtifact,
        toolchain: Toolchain
    ) async throws -> (uses: [NewerUse], problems: [SurveyProblem]) {
        let finders = try await SourceFinder.all(arguments, in: folder, except: exclusion, environment: environment)
        let files = finders.flatMap(\.files).filter { !$0.isManifest }
        let symbols = try await TemporaryFolder.use { folder in
            try await toolchain.writeSymbolGraphs(to: folder)
            return try IntroducedSymbols(in: folder, newerThan: oldest)
        }
        var problems = finders.flatMap(\.problems)
        do {
            let uses = try await index.read(files, asOutline: false) { NewerUse.all(in: $0, index: $1, of: symbols) }
            let missing = files.map(\.name).filter { uses[$0] == nil }
            if let first = missing.first {
                let fault = IndexFault.notIndexed(file: first, others: missing.count - 1)
                problems.append(.index(argument: index.argument, fault))
            }
            return (files.flatMap { uses[$0.name] ?? [] }, problems)
        } catch {
            let fault = error as? IndexFault ?? .unusable(reason: "\(error)")
            return ([], problems + [.index(argument: index.argument, fault)])
        }
    }
}

extension SurveyRun {
    private func code(knowing known: KnownFiles = KnownFiles()) async throws -> MeasuredCode {
        try await MeasuredCode.read(arguments, in: folder, except: exclusion, knowing: known, environment: environment)
    }
}
