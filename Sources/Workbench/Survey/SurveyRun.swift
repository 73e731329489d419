import Foundation

/// Measures Swift code as it lies in files and folders, without configuration and without building it.
///
/// 1. The files are found, and the manifests beside them.
/// 2. Each file is read, parsed, measured and dropped, several at a time.
/// 3. The files are put into targets, as their packages' manifests or folders say.
/// 4. The names that each package's files mention are resolved to the edges of its graph.
public struct SurveyRun: Sendable {
    private let arguments: [String]
    private let folder: URL

    /// The arguments are paths of files and folders, relative to `folder` where they are not absolute.
    public init(_ arguments: [String], in folder: URL) {
        self.arguments = arguments
        self.folder = folder
    }

    public func run() -> Survey {
        let places = ArgumentPlace.all(arguments, in: folder)
        let found = places.map { SourceFinder(place: $0).find() }
        let results = ParallelMeasurement(of: found.flatMap(\.files)).run()
        var problems = found.flatMap(\.problems)
        var measured: [MeasuredFile] = []
        for result in results {
            switch result {
            case .success(let file): measured.append(file)
            case .failure(let error): problems.append(.file(error))
            }
        }
        return survey(of: measured, problems: problems)
    }
}

extension SurveyRun {
    private func survey(of files: [MeasuredFile], problems: [SurveyProblem]) -> Survey {
        let regions = SourceRegion.regions(of: files)
        return Survey(
            targets: regions.flatMap { TargetGrouping(of: $0).targets },
            files: files.map(\.figures).sorted { $0.path < $1.path },
            roles: files.flatMap(\.roles).sorted { ($0.file, $0.line) < ($1.file, $1.line) },
            problems: problems.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
        )
    }
}
