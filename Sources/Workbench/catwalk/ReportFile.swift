import Formulas
import Foundation
import Report
import Snapshots

/// A report that was written before, read for its figures.
struct ReportFile {
    let snapshot: Snapshot

    /// What a reader should know about it.
    let notices: [String]

    init(at path: String) throws {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw ReportFileError.unreadable(path: path, reason: error.localizedDescription)
        }
        guard let version = (try? JSONDecoder().decode(Version.self, from: data))?.schemaVersion else {
            throw ReportFileError.notAReport(path: path)
        }
        guard version == Report.currentSchemaVersion else {
            throw ReportFileError.otherVersion(path: path, version: version, known: Report.currentSchemaVersion)
        }
        guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
            throw ReportFileError.notAReport(path: path)
        }
        snapshot = Snapshot(of: report, figures: try ReportFigures(of: report).withTypeSums(of: report))
        notices = report.failed.map { "\(path): \($0.name) has no figures there, because its tests failed." }
    }

    private struct Version: Decodable {
        let schemaVersion: Int
    }
}
