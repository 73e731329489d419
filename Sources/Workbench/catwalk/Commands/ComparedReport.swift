import Files
import Foundation
import Publication
import Report

/// A report that was written before, read for what a comparison takes of it.
struct ComparedReport {
    let snapshot: Snapshot
    private let path: String
    private let name: String
    /// When it was made; `nil` if it does not say.
    private let date: String?
    /// What a reader should know about it.
    let notices: [String]

    init(at path: String) throws {
        let report = try ReportFile(EnclosedFile(at: URL(filePath: path))).read()
        snapshot = Snapshot(of: report, figures: try ReportFigures(of: report).withTypeSums(of: report))
        self.path = path
        name = report.name
        date = report.generated?.date
        notices = report.failed.map { "\(path): \($0.name) has no figures there, because its tests failed." }
    }

    /// What makes a reader doubt that this one is what the other was before.
    func notices(before other: ComparedReport) -> [String] {
        let subject = "\(path) is of \(name), and \(other.path) is of \(other.name): they may have little in common."
        let order = "\(path) was made after \(other.path): before and after may be swapped."
        let isLater = date.flatMap { date in other.date.map { date > $0 } } ?? false
        return (name == other.name ? [] : [subject]) + (isLater ? [order] : [])
    }
}
