import Foundation
import Report

/// The folder that a report's files stand in.
public struct ReportFolder: Hashable, Sendable {
    public let location: URL

    /// What people call it: `Reports`.
    public let name: String

    public init(at location: URL, named name: String) {
        self.location = location
        self.name = name
    }

    /// The standard formats, and those whose files are there already: what stands side by side is of one report.
    public var formats: [ReportFormat] {
        ReportFormat.allCases.filter { format in
            ReportFormat.standard.contains(format)
                || FileManager.default.fileExists(atPath: location.appending(path: format.landmark).path)
        }
    }

    /// The files of a report in these formats, in the order of the formats, each once.
    func files(for report: Report, in formats: [ReportFormat]) throws -> [PublishedFile] {
        let wanted = Set(formats)
        return try ReportFormat.allCases.filter(wanted.contains).flatMap { try $0.files(for: report) }
            .map { PublishedFile(path: $0.path, in: self, text: $0.text) }
    }
}
