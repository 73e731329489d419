import Files
import Foundation
import Report
import Support

/// A report that was written before.
public struct ReportFile: Hashable, Sendable {
    private let file: EnclosedFile

    public init(_ file: EnclosedFile) {
        self.file = file
    }

    /// The report, which is of the schema version that this workbench writes; `nil` if there is no file.
    public func readIfThere() throws(PublicationError) -> Report? {
        do {
            return try file.document()
        } catch {
            throw .report(error)
        }
    }

    /// The report; that there is no file is an error.
    public func read() throws(PublicationError) -> Report {
        guard let report = try readIfThere() else {
            throw .file(.notRead(path: file.url.path, SystemReason(code: ENOENT)))
        }
        return report
    }
}
