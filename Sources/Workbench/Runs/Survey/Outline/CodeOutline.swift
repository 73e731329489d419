import Foundation
import Parsing

/// What the files of some code declare, import and belong to: enough to guess what the code is made of.
public struct CodeOutline: Sendable {
    /// In the order of paths; without the manifests of packages.
    public let files: [OutlinedFile]

    /// What could not be read, in the order of paths; the outline is of the rest.
    public let problems: [SurveyProblem]

    /// Reads the files of one file or folder, whose path is relative to `folder` where it is not absolute.
    public init(of argument: String, in folder: URL) async throws {
        let found = ArgumentPlace.all([argument], in: folder).map { SourceFinder(place: $0).find() }
        let results = try await ParallelMeasurement(of: found.flatMap(\.files)).run()
        let measured = results.compactMap { try? $0.get() }
        files = SourceRegion.regions(of: measured).flatMap(Self.files).sorted { $0.path < $1.path }
        problems = (found.flatMap(\.problems) + results.compactMap(\.problem)).sorted { $0.path < $1.path }
    }
}

extension CodeOutline {
    private static func files(of region: SourceRegion) -> [OutlinedFile] {
        let folders = region.manifest.map { TargetFolders(manifest: $0, files: region.files.map(region.path)) }
        return region.files.filter { $0.manifest == nil }.map { file in
            let target = folders?.target(of: region.path(of: file)).map { target in
                let parts = [region.package ?? "", target.folder].filter { !$0.isEmpty }
                return OutlinedFile.Target(
                    name: target.name,
                    folder: parts.joined(separator: "/"),
                    isTest: target.isTest
                )
            }
            return OutlinedFile(file, target: target)
        }
    }
}

extension Result where Success == MeasuredFile, Failure == ParsingError {
    fileprivate var problem: SurveyProblem? {
        if case .failure(let error) = self { .file(error) } else { nil }
    }
}
