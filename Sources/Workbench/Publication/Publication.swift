import Foundation
import Page
import Report
import Writers

/// The files that a report is kept in: as JSON, as Markdown, as a page, and as the table in the README.
public struct Publication: Hashable, Sendable {
    public let files: [PublishedFile]

    public init(files: [PublishedFile]) {
        self.files = files
    }

    /// Publishes a report as `report.json`, `report.md` and `index.html` in a folder, which people know by its name, and in a README.
    ///
    /// A README that is missing, or has no markers, is left alone.
    public init(of report: Report, in folder: URL, named folderName: String, readme: URL?) throws {
        let json = try JSONWriter.text(for: report)
        let texts = [
            ("report.json", json), ("report.md", MarkdownWriter.text(for: report)),
            ("index.html", try PageWriter.text(for: report)),
        ]
        files =
            texts.map { name, text in
                PublishedFile(name: "\(folderName)/\(name)", location: folder.appending(path: name), text: text)
            } + (try Self.readme(at: readme, for: report))
    }

    /// The files whose text on disk is another one, or that are missing.
    public func stale() throws -> [StaleFile] {
        try files.compactMap { file in
            let current = try Self.currentText(of: file)
            return current == file.text ? nil : StaleFile(file: file, current: current)
        }
    }

    /// Brings all files up to date, or none: when one can't be written, the others are as they were.
    public func write() throws {
        let stale = try stale().map(\.file)
        var exchange = FileExchange()
        defer { exchange.discard() }
        for file in stale { try exchange.stage(file) }
        try exchange.commit()
    }
}

extension Publication {
    private static func currentText(of file: PublishedFile) throws -> String? {
        guard FileManager.default.fileExists(atPath: file.location.path) else { return nil }
        do {
            return String(decoding: try Data(contentsOf: file.location), as: UTF8.self)
        } catch {
            throw PublicationError.unreadable(path: file.location.path, reason: error.localizedDescription)
        }
    }

    private static func readme(at location: URL?, for report: Report) throws -> [PublishedFile] {
        guard let location else { return [] }
        let file = PublishedFile(name: location.lastPathComponent, location: location, text: "")
        guard let current = try currentText(of: file) else { return [] }
        guard let text = try ReadmeWriter.text(of: current, for: report) else { return [] }
        return [PublishedFile(name: file.name, location: location, text: text)]
    }
}
