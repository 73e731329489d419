import Diagnostics
import Files
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
        do {
            guard let data = try file.contents(upTo: Publication.sizeLimit) else { return nil }
            return try JSONDecoder().decode(Series.self, from: data)
        } catch let fault as FileFault {
            throw .file(fault)
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .malformedHistory(path: file.url.path, key: fault.key, reason: fault.reason)
        } catch {
            throw .file(.notRead(path: file.url.path, SystemReason(error)))
        }
    }

    /// Puts a series in the place of what was there, whole or not at all.
    public func write(_ series: Series) throws {
        let text = try HistoryWriter(of: series).json()
        let lock = WritingLock(on: folder.location.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        var exchange = FileExchange()
        defer { exchange.discard() }
        try exchange.stage(PublishedFile(path: Self.name, in: folder, text: text))
        try exchange.commit()
    }

    private var file: EnclosedFile { folder.file(Self.name) }
}
