import Coupling
import Foundation
import Parsing
import Report

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

    /// The arguments are paths of files and folders, relative to `folder` where they are not absolute.
    public init(_ arguments: [String], in folder: URL) {
        self.arguments = arguments
        self.folder = folder
    }

    public func run() async throws -> Survey { survey(of: try await measured(), graph: nil) }

    /// As without it, but of files that are known nothing is read.
    public func run(knowing known: KnownFiles) async throws -> (survey: Survey, known: KnownFiles) {
        let measured = try await measured(knowing: known)
        return (survey(of: measured, graph: nil), KnownFiles(measured.files))
    }

    /// What is handed in and cannot be used is named among the problems, and the rest is measured as without it.
    public func run(with data: BuildArtifacts) async throws -> Survey {
        var measured = try await measured()
        let graph = await measured.graph(from: data.index)
        if let coverage = data.coverage {
            do {
                let lines = measured.files.map { ($0.path, $0.figures.lines.physical) }
                let byFile = Dictionary(lines) { first, _ in first }
                measured.add(try await coverage.coverage(of: measured.found, lines: byFile))
            } catch {
                measured.problems.append(.coverage(argument: coverage.argument, error))
            }
        }
        return survey(of: measured, graph: graph)
    }

    /// Who refers to whom, from the index where it is handed in and can be used, and else from syntax.
    public func graph(with index: IndexArtifact? = nil) async throws -> SurveyGraph {
        var measured = try await measured()
        let graph = await measured.graph(from: index)
        let regions = SourceRegion.regions(of: measured.files)
        return SurveyGraph(
            graph.map { [$0] } ?? regions.map { TargetGrouping(of: $0).declaredGraph },
            engine: graph == nil ? .syntax : .index,
            problems: measured.problemsInOrder
        )
    }
}

extension SurveyRun {
    private struct Measured {
        /// Those of which there are figures.
        let found: [FoundFile]

        private(set) var files: [MeasuredFile]
        var problems: [SurveyProblem]

        init(found: [FoundFile], files: [MeasuredFile], problems: [SurveyProblem]) {
            let names = Set(files.map(\.path))
            self.found = found.filter { names.contains($0.name) }
            self.files = files
            self.problems = problems
        }

        var problemsInOrder: [SurveyProblem] { problems.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) } }

        /// `nil` without an index, and where it can't be used, which is then a problem.
        mutating func graph(from index: IndexArtifact?) async -> DependencyGraph? {
            guard let index else { return nil }
            do {
                return try await index.graph(of: found.filter { !$0.isManifest })
            } catch {
                problems.append(SurveyRun.problem(with: index, error))
                return nil
            }
        }

        mutating func add(_ coverage: [String: CoverageFigures]) {
            files = files.map { $0.covered(by: coverage[$0.path]) }
        }
    }

    private func measured(knowing known: KnownFiles = KnownFiles()) async throws -> Measured {
        let places = ArgumentPlace.all(arguments, in: folder)
        let found = places.map { SourceFinder(place: $0).find() }
        let files = found.flatMap(\.files)
        let results = try await ParallelMeasurement(of: files.filter { known[$0] == nil }).run()
        var problems = found.flatMap(\.problems)
        var measured = files.compactMap { known[$0] }
        for result in results {
            switch result {
            case .success(let file): measured.append(file)
            case .failure(let error): problems.append(.file(error))
            }
        }
        return Measured(found: files, files: measured, problems: problems)
    }

    private func survey(of measured: Measured, graph: DependencyGraph?) -> Survey {
        let regions = SourceRegion.regions(of: measured.files)
        return Survey(
            targets: regions.flatMap { TargetGrouping(of: $0, graph: graph).targets },
            files: measured.files.map(\.figures).sorted { $0.path < $1.path },
            roles: measured.files.flatMap(\.roles).sorted { ($0.file, $0.line) < ($1.file, $1.line) },
            engine: graph == nil ? .syntax : .index,
            problems: measured.problemsInOrder
        )
    }

    private static func problem(with index: IndexArtifact, _ error: any Error) -> SurveyProblem {
        switch error {
        case let fault as IndexFault: .index(argument: index.argument, fault)
        case let error as ParsingError: .file(error)
        default: .index(argument: index.argument, .unusable(reason: "\(error)"))
        }
    }
}
