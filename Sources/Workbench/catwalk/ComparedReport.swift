import Formulas
import Foundation
import Publication
import Report
import Snapshots

/// A report that was written before, read for what a comparison takes of it.
struct ComparedReport {
    let snapshot: Snapshot

    /// What a reader should know about it.
    let notices: [String]

    init(at path: String) throws {
        let report = try ReportFile(at: URL(filePath: path)).read()
        snapshot = Snapshot(of: report, figures: try ReportFigures(of: report).withTypeSums(of: report))
        notices = report.failed.map { "\(path): \($0.name) has no figures there, because its tests failed." }
    }
}
