import Files
import Foundation
import Support

/// The folder below `.build` that catwalk makes for what it builds, and empties when it has to.
///
/// A stranger can commit a folder of that name, with links in it that lead anywhere. So catwalk works in it only if it
/// has made it: then a mark in it, which its owner alone may read and who is the user, holds the folder's number in the file
/// system and when it was made. A checkout can't give a file that mode, and an archive may guess the number, but not the time.
public struct WorkingFolder: Hashable, Sendable {
    public let url: URL
    private let root: URL
    /// Relative to the root; a dot stands in no package's name, so no package's folder is in the mark's way.
    private static let path = ".build/catwalk"
    private static let markName = ".made-by-catwalk"
    private static let markPermissions: mode_t = 0o400

    public init(in root: URL) {
        self.root = root
        url = root.appending(path: Self.path, directoryHint: .isDirectory)
    }

    /// Whether catwalk has made the folder, here and not in another place that it was copied from.
    public var isOwn: Bool {
        guard (try? mark.check()) != nil, let status = Self.status(of: mark.url) else { return false }
        return status.st_mode == S_IFREG | Self.markPermissions && status.st_uid == geteuid()
            && (try? mark.contents(upTo: Self.markSize)) == markText
    }

    /// Makes the folder, if it is not there.
    ///
    /// One with a mark that does not fit was copied or restored, and is emptied. Throws if it is a link, has no mark
    /// but something in it, or can't be made.
    public func prepare() throws(ExtractionError) {
        do {
            try mark.check()
            try mark.makeFolders()
            // Two runs may come here at once.
            let lock = WritingLock(on: url.deletingLastPathComponent())
            defer { withExtendedLifetime(lock) {} }
            if !isOwn { try takeOver() }
            // Not every repository ignores .build: an app's has nothing there.
            let ignore = url.appending(path: ".gitignore", directoryHint: .notDirectory)
            if Self.status(of: ignore) == nil { try WholeFile.write(Data("*\n".utf8), to: ignore) }
        } catch {
            throw .folder(error)
        }
    }
}

extension WorkingFolder {
    /// Enough for the largest numbers.
    private static let markSize = 64

    private var markText: Data? {
        Self.status(of: url).map { status in
            Data("\(status.st_ino) \(BirthTime(at: url.path).map { "\($0)" } ?? "")\n".utf8)
        }
    }

    private var mark: EnclosedFile { EnclosedFile("\(Self.path)/\(Self.markName)", in: root) }

    private func takeOver() throws(FileFault) {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            guard names.isEmpty || names.contains(Self.markName) else {
                throw FileFault.notOwn(path: url.path)
            }
            // The mark goes last, so that a run after a kill goes on. A link is removed, not followed.
            for name in names.filter({ $0 != Self.markName }) + names.filter({ $0 == Self.markName }) {
                try FileManager.default.removeItem(at: url.appending(path: name))
            }
        } catch let fault as FileFault {
            throw fault
        } catch {
            throw .notWritten(path: url.path, SystemReason(error))
        }
        try WholeFile.write(markText ?? Data(), to: mark.url, permissions: Self.markPermissions)
    }

    private static func status(of url: URL) -> stat? {
        var status = stat()
        return lstat(url.path, &status) == 0 ? status : nil
    }
}
