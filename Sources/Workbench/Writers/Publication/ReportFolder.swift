import Files
import Foundation
import Report
import Support
import Writers

/// The folder that a report's files stand in.
public struct ReportFolder: Hashable, Sendable {
    /// The folder that a person has named, and below it the one of the report.
    private let base: URL
    private let path: String

    /// What people call it: `Reports`.
    public let name: String

    /// The page of traces.
    static let traces = "traces.html"

    /// One that a person has named, wherever its links lead.
    public init(at location: URL, named name: String) {
        base = location.followingLinks
        path = ""
        self.name = name
    }

    /// The one that the subject at `root` has of its own.
    public init(of root: URL) {
        base = root
        path = "Reports"
        name = path
    }

    public var location: URL { base.appending(path: path, directoryHint: .isDirectory) }

    /// A file in it, which no link leads to.
    public func file(_ name: String) -> EnclosedFile {
        EnclosedFile(path.isEmpty ? name : "\(path)/\(name)", in: base)
    }

    /// The standard formats, and those whose files are there already: what stands side by side is of one report.
    public var formats: [ReportFormat] {
        ReportFormat.allCases.filter { format in
            ReportFormat.standard.contains(format)
                || has(format.landmark)
        }
    }

    /// Whether a page of the sources stands beside the report.
    public var hasSources: Bool { has(ReportFormat.sources) }

    private func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: location.appending(path: name).path)
    }

    /// The files of a report in these formats, in the order of the formats, each once.
    func files(
        for report: Report,
        in formats: [ReportFormat],
        sources: PublishedSources = .unknown,
        inRepository folder: ReaderFolder = ReaderFolder(".")
    ) throws -> [PublishedFile] {
        let wanted = Set(formats)
        let history = wanted.contains(.html) ? try HistoryFile(in: self).read() : nil
        let hasPictures = wanted.contains(.svg) || self.formats.contains(.svg)
        return try ReportFormat.allCases.filter(wanted.contains)
            .flatMap { format in
                try format.files(
                    for: report,
                    history: history,
                    hasPictures: hasPictures,
                    sources: sources.listed,
                    links: sources.links(besidePage: hasSources),
                    hasTraces: has(Self.traces),
                    inRepository: folder
                )
            }
            .map { PublishedFile(path: $0.path, in: self, text: $0.text) }
    }
}
