import Files
import Report

/// The history that stands beside a report, of which the report's page shows what grew.
public struct HistoryFile: Hashable, Sendable {
    private let folder: ReportFolder

    private static let name = "history.json"

    public init(in folder: ReportFolder) {
        self.folder = folder
    }

    /// The series; `nil` if there is no file.
    public func read() throws(PublicationError) -> Series? {
        do {
            return try folder.file(Self.name).document()
        } catch {
            throw .history(error)
        }
    }

    /// Puts a series in the place of what was there, whole or not at all.
    public func write(_ series: Series) throws {
        let text = try series.json()
        let lock = WritingLock(on: folder.location.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        try FileExchange.exchange([PublishedFile(path: Self.name, in: folder, text: text)])
    }
}
