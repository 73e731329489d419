import Files
import Foundation
import Report
import Support
import Writers

/// The files that a report is kept in: one or more for each format in a folder, and the table in the README.
public struct Publication: Hashable, Sendable {
    private let folder: ReportFolder
    /// The published files that lie in the folder.
    private let inside: [PublishedFile]
    private let readme: [PublishedFile]

    /// In bytes, 256 MiB: of any file that is published, and more than a browser opens.
    static let sizeLimit = 256 << 20

    public var files: [PublishedFile] { inside + readme }

    /// Publishes a report in some formats in a folder, and in a README.
    ///
    /// A README that is missing, or has no markers, is left alone. `place` is where the subject lies in its repository.
    public init(
        of report: Report,
        as formats: [ReportFormat],
        in folder: ReportFolder,
        readme: EnclosedFile?,
        sources: PublishedSources = .unknown,
        inRepository place: ReaderFolder = ReaderFolder(".")
    ) throws {
        self.folder = folder
        inside = try folder.files(for: report, in: formats, sources: sources, inRepository: place)
        self.readme = try Self.readme(at: readme, for: report)
    }

    /// Publishes the page of traces beside a report.
    public init(ofTraces text: String, in folder: ReportFolder) {
        self.folder = folder
        inside = [PublishedFile(path: ReportFolder.traces, in: folder, text: text)]
        readme = []
    }

    /// The files whose text on disk is another one, or that are missing.
    public func stale() throws -> [StaleFile] {
        try files.compactMap { file in
            // What is not UTF-8 is repaired, and then differs.
            let current = try Self.contents(of: file.file).map { String(decoding: $0, as: UTF8.self) }
            return current == file.text ? nil : StaleFile(file: file, current: current)
        }
    }

    /// Brings all files up to date, or none: when one can't be written, the others are as they were.
    ///
    /// Files in the folder change in one step where the system can, so that a kill leaves all of the old ones or all
    /// of the new.
    public func write() throws {
        let lock = WritingLock(on: folder.location.deletingLastPathComponent())
        defer { withExtendedLifetime(lock) {} }
        let stale = try stale().map(\.file)
        if stale.filter(inside.contains).count > 1, try exchangeFolder(with: stale.filter(readme.contains)) { return }
        try FileExchange.exchange(stale)
    }
}

extension Publication {
    /// Says whether the folder could be exchanged; whatever hinders that and is worth telling, hinders single files,
    /// too.
    private func exchangeFolder(with others: [PublishedFile]) throws -> Bool {
        guard let exchange = FolderExchange(of: folder.location, for: inside) else { return false }
        defer { exchange.discard() }
        do { try exchange.stage() } catch { return false }
        var fileExchange = FileExchange()
        defer { fileExchange.discard() }
        for file in others { try fileExchange.stage(file) }
        guard exchange.commit() else { return false }
        do {
            try fileExchange.commit()
        } catch {
            exchange.revert()
            throw error
        }
        exchange.keepLateFiles()
        return true
    }

    private static func contents(of file: EnclosedFile) throws(PublicationError) -> Data? {
        do { return try file.contents(upTo: sizeLimit) } catch { throw .file(error) }
    }

    private static func readme(at file: EnclosedFile?, for report: Report) throws -> [PublishedFile] {
        guard let file, let data = try contents(of: file) else { return [] }
        let current: String
        do { current = try UnicodeFault.text(of: data) } catch {
            throw PublicationError.notUnicode(path: file.path, error)
        }
        guard let text = try ReadmeWriter.text(of: current, for: report) else { return [] }
        return [PublishedFile(file, text: text)]
    }
}
