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
    /// That of the whole repository, which several such folders may share.
    let common: URL

    /// Bytes of a file that has one line.
    private static let lineLimit = 16 << 10

    /// Those of a folder that is the top of its repository.
    public init(top: URL) {
        self.top = top
        own = top.appending(path: ".git", directoryHint: .isDirectory)
        common = own
    }

    /// Those of the innermost repository around a folder; `nil` if there is none.
    ///
    /// Throws if something stands in the place of the git folder that does not lead to one.
    public init?(around folder: URL) throws(FileFault) {
        for place in sequence(first: folder.followingLinks, next: { $0.path == "/" ? nil : $0.parent }) {
            guard let own = try Self.gitFolder(in: place) else { continue }
            top = place
            self.own = own
            common = try Self.line(of: "commondir", in: own).map { Self.folder($0, in: own) } ?? own
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
        guard FileManager.default.fileExists(atPath: folder.appending(path: "HEAD").path) else {
            throw .noGitFile(path: entry.path)
        }
        return folder
    }

    private static func line(of name: String, in folder: URL) throws(FileFault) -> String? {
        try EnclosedFile(name, in: folder).contents(upTo: lineLimit).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
    }

    private static func folder(_ path: String, in place: URL) -> URL {
        URL(filePath: path, directoryHint: .isDirectory, relativeTo: place).standardizedFileURL
    }
}

extension URL {
    fileprivate var parent: URL { deletingLastPathComponent() }
}
