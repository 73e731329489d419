import Diagnostics
import Foundation
import History
import Writers

/// The history that stands beside a report, of which the report's page shows what grew.
public struct HistoryFile: Hashable, Sendable {
    private let folder: ReportFolder

    private static let name = "history.json"

    public init(in folder: ReportFolder) {
        self.folder = folder
    }

    /// The series; none where there is no file.
    public func read() throws(PublicationError) -> Series? {
        guard FileManager.default.fileExists(atPath: location.path) else { return nil }
        do {
            return try JSONDecoder().decode(Series.self, from: Data(contentsOf: location))
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .malformedHistory(path: location.path, key: fault.key, reason: fault.reason)
        } catch {
            throw .unreadable(path: location.path, reason: "\(SystemReason(error))")
        }
    }

    /// Puts a series in the place of what was there, whole or not at all.
    public func write(_ series: Series) throws {
        let text = try HistoryWriter(of: series).json()
        let lock = WritingLock(on: folder.location.resolvingSymlinksInPath().deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        var exchange = FileExchange()
        defer { exchange.discard() }
        try exchange.stage(PublishedFile(path: Self.name, in: folder, text: text))
        try exchange.commit()
    }

    private var location: URL { folder.location.appending(path: Self.name, directoryHint: .notDirectory) }
}
