import Files
import Foundation
import Support

/// Puts new texts in the place of several files, one after the other: all are written beside them before the first.
///
/// When a rename fails, the files that were already exchanged get their old contents back.
struct FileExchange {
    private var staged: [Staged] = []
    private let files = FileManager.default

    private struct Staged {
        let target: URL
        let temporary: URL
        let old: Data?
    }

    /// Puts the texts in their places, all or none.
    static func exchange(_ files: [PublishedFile]) throws(PublicationError) {
        var exchange = FileExchange()
        defer { exchange.discard() }
        for file in files { try exchange.stage(file) }
        try exchange.commit()
    }

    /// Writes the text to a temporary file in the folder of the file it is for; makes the folder if there is none.
    mutating func stage(_ file: PublishedFile) throws(PublicationError) {
        let target = file.location
        let temporary = TemporaryName.url(for: target)
        do {
            let old = try file.file.contents(upTo: Publication.sizeLimit)
            try file.file.makeFolders()
            TemporaryName.removeLeftovers(of: target)
            staged.append(Staged(target: target, temporary: temporary, old: old))
            try WholeFile.write(Data(file.text.utf8), to: temporary, replacing: target)
        } catch {
            throw .notPublished(error)
        }
    }

    /// Renames all temporary files to their targets, or none.
    func commit() throws(PublicationError) {
        for (index, file) in staged.enumerated() where rename(file.temporary.path, file.target.path) != 0 {
            let reason = SystemReason(code: errno)
            for exchanged in staged[..<index] { restore(exchanged) }
            throw .notPublished(.notWritten(path: file.target.path, reason))
        }
    }

    /// Removes temporary files that were not renamed.
    func discard() {
        for file in staged { try? files.removeItem(at: file.temporary) }
    }
}

extension FileExchange {
    /// Done as well as can be: the error that is about to be thrown says what to look at.
    private func restore(_ file: Staged) {
        if let old = file.old {
            try? old.write(to: file.target, options: .atomic)
        } else {
            try? files.removeItem(at: file.target)
        }
    }
}
