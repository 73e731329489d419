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

    /// The one that the subject at `root` has of its own.
    public init(of root: URL) {
        self.init(at: root.appending(path: "Reports", directoryHint: .isDirectory), named: "Reports")
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
        let history = wanted.contains(.html) ? try HistoryFile(in: self).read() : nil
        return try ReportFormat.allCases.filter(wanted.contains)
            .flatMap { try $0.files(for: report, history: history) }
            .map { PublishedFile(path: $0.path, in: self, text: $0.text) }
    }
}
