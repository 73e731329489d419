import Files
import Foundation
import Support

/// Where a repository has what it keeps.
///
/// Git would read the repository's settings to find that out.
public struct GitPlaces: Hashable, Sendable {
    /// The top of the files that the repository is about.
    public let top: URL
    /// The git folder of these files, with `HEAD` and the index.
    public let own: URL
    /// The git folder of the whole repository, which the git folders of several work trees may share.
    public let common: URL

    /// Bytes of a file that has one line.
    private static let lineLimit = 16 << 10

    /// The places of the repository whose top is this folder.
    public init(top: URL) {
        self.top = top
        own = top.appending(path: ".git", directoryHint: .isDirectory)
        common = own
    }

    /// The places of the innermost repository around a folder; `nil` if there is none.
    ///
    /// Throws if something stands in the place of the git folder that does not lead to one, or leads to one that does not lead
    /// back: a stranger's folder could show another repository of the machine.
    public init?(around folder: URL) throws(FileFault) {
        for place in sequence(first: folder.followingLinks, next: { $0.path == "/" ? nil : $0.parent }) {
            guard let own = try Self.gitFolder(in: place) else { continue }
            top = place
            self.own = own
            guard let line = try Self.line(of: "commondir", in: own) else {
                common = own
                return
            }
            common = Self.folder(line, in: own)
            // A work tree's folder is one of those that the whole repository has for such.
            guard own.parent.lastPathComponent == "worktrees",
                own.parent.parent.followingLinks.path == common.followingLinks.path
            else { throw .noGitFile(path: own.appending(path: "commondir").path) }
            return
        }
        return nil
    }

    /// The files whose changes are to be committed; throws if there is anything but a file or nothing.
    public func index() throws(FileFault) -> URL {
        let index = EnclosedFile("index", in: own)
        do {
            try index.expectFile()
        } catch .notRead(_, SystemReason(code: ENOENT)) {}
        return index.url
    }
}

extension GitPlaces {
    private static func gitFolder(in place: URL) throws(FileFault) -> URL? {
        let entry = place.appending(path: ".git")
        var isFolder: ObjCBool = false
        try EnclosedFile(".git", in: place).check()
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue {
            let folder = URL(filePath: entry.path, directoryHint: .isDirectory)
            return FileManager.default.fileExists(atPath: folder.appending(path: "HEAD").path) ? folder : nil
        }
        // That of another work tree, or of a submodule, says where its git folder is.
        let prefix = "gitdir: "
        guard let line = try line(of: ".git", in: place), line.hasPrefix(prefix) else {
            throw .noGitFile(path: entry.path)
        }
        let folder = Self.folder(String(line.dropFirst(prefix.count)), in: place)
        guard FileManager.default.fileExists(atPath: folder.appending(path: "HEAD").path),
            try leadsBack(folder, to: place)
        else { throw .noGitFile(path: entry.path) }
        return folder
    }

    /// Whether a git folder elsewhere is that of the files at the place, by its own word.
    private static func leadsBack(_ folder: URL, to place: URL) throws(FileFault) -> Bool {
        let place = place.followingLinks.path
        if let line = try line(of: "gitdir", in: folder) {
            return Self.folder(line, in: folder).parent.followingLinks.path == place
        }
        // A submodule's settings say where its files are.
        let settings = try EnclosedFile("config", in: folder).contents(upTo: 1 << 20)
        let text = String(decoding: settings ?? Data(), as: UTF8.self)
        guard let named = text.firstMatch(of: /(?im)^\s*worktree\s*=\s*"?([^"\n]*)"?\s*$/)?.1 else { return false }
        return Self.folder(String(named), in: folder).followingLinks.path == place
    }

    private static func line(of name: String, in folder: URL) throws(FileFault) -> String? {
        try EnclosedFile(name, in: folder).contents(upTo: lineLimit).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
    }

    private static func folder(_ path: String, in place: URL) -> URL {
        let place = URL(filePath: place.path, directoryHint: .isDirectory)
        return URL(filePath: path, directoryHint: .isDirectory, relativeTo: place).standardizedFileURL
    }
}

extension URL {
    fileprivate var parent: URL { deletingLastPathComponent() }
}
