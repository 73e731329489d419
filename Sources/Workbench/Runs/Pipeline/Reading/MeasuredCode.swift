import Coupling
import Foundation
import Parsing
import Report
import Support

/// Any Swift code once its files were found, measured and dropped.
struct MeasuredCode {
    private(set) var files: [MeasuredFile]
    private(set) var problems: [SurveyProblem]
    /// What was excluded, in the order of the arguments and paths.
    let leftOut: [String]
    /// Those that have figures.
    private let found: [FoundFile]

    /// Reads what is known already from there, and all else several files at a time.
    ///
    /// If the task is cancelled, no further file is begun, and those that were not are missing.
    static func read(
        _ arguments: [String],
        in folder: URL,
        except exclusion: Exclusion,
        knowing known: KnownFiles = KnownFiles()
    ) async throws -> MeasuredCode {
        let finders = ArgumentPlace.all(arguments, in: folder).map { SourceFinder.find(at: $0, except: exclusion) }
        let found = finders.flatMap(\.files)
        // The largest come first, so that no thread is left with one when the others are done.
        let unknown = found.filter { known[$0] == nil }.sorted { ($1.size, $0.name) < ($0.size, $1.name) }
        let results = try await LargeStackThread.results(of: unknown) { file throws(ParsingError) in
            try MeasuredFile(file)
        }
        var files = found.compactMap { known[$0] }
        var problems = finders.flatMap(\.problems)
        for result in results.compactMap(\.self) {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let error): problems.append(.file(error))
            }
        }
        let names = Set(files.map(\.path))
        return MeasuredCode(
            files: files,
            problems: problems,
            leftOut: finders.flatMap(\.leftOut),
            found: found.filter { names.contains($0.name) }
        )
    }

    var regions: [SourceRegion] { SourceRegion.regions(of: files) }

    var problemsInOrder: [SurveyProblem] { problems.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) } }

    /// `nil` without an index, and if it can't be used, which is then a problem.
    mutating func graph(from index: IndexArtifact?) async -> DependencyGraph? {
        guard let index else { return nil }
        do {
            return try await index.graph(of: found.filter { !$0.isManifest })
        } catch let error as ParsingError {
            problems.append(.file(error))
        } catch {
            let fault = error as? IndexFault ?? .unusable(reason: "\(error)")
            problems.append(.index(argument: index.argument, fault))
        }
        return nil
    }

    /// Coverage that can't be used is a problem.
    mutating func add(_ coverage: CoverageArtifact) async {
        let lines = Dictionary(files.map { ($0.path, $0.figures.lines.physical) }) { first, _ in first }
        do {
            let covered = try await coverage.coverage(of: found, lines: lines)
            for index in files.indices { files[index].figures.coverage = covered[files[index].path] }
        } catch {
            problems.append(.coverage(argument: coverage.argument, error))
        }
    }
}
