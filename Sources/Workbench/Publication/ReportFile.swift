import Diagnostics
import Foundation
import Report

/// A report that was written before.
public struct ReportFile: Hashable, Sendable {
    private let location: URL

    public init(at location: URL) {
        self.location = location
    }

    /// The report, which is of the schema version that this workbench writes.
    public func read() throws(PublicationError) -> Report {
        do {
            let document = try StoredDocument(at: location)
            try document.expectVersion(Report.currentSchemaVersion)
            return try document.decode()
        } catch {
            throw .report(path: location.path, error)
        }
    }
}
