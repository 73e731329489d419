import CExchange
import Files
import Foundation

/// Puts a new folder in the place of a report's folder in one step, so that all of its files change at once.
///
/// The new folder has the new texts and the very same other files.
struct FolderExchange {
    private let folder: URL
    private let temporary: URL
    /// What the new folder has of its own.
    private let new: [PublishedFile]
    private let isFirst: Bool
    private let files = FileManager.default

    /// `nil` if the folder has to stay itself: it is the current one, may not be changed, or holds more than files.
    init?(of folder: URL, for new: [PublishedFile]) {
        self.folder = folder
        self.new = new
        temporary = TemporaryName.url(for: self.folder, isFolder: true)
        isFirst = !files.fileExists(atPath: self.folder.path)
        if !isFirst, isCurrent || !files.isWritableFile(atPath: self.folder.path) || others(in: self.folder) == nil {
            return nil
        }
    }

    /// Writes the new folder beside the old one.
    func stage() throws {
        TemporaryName.removeLeftovers(of: folder)
        try files.createDirectory(at: temporary, withIntermediateDirectories: true)
        for file in new {
            try WholeFile.write(Data(file.text.utf8), to: place(of: file.path), replacing: file.location)
        }
        if isFirst { return }
        for path in others(in: folder) ?? [] {
            try files.linkItem(at: folder.appending(path: path), to: place(of: path))
        }
        let permissions = try files.attributesOfItem(atPath: folder.path)[.posixPermissions]
        try files.setAttributes([.posixPermissions: permissions ?? 0o755], ofItemAtPath: temporary.path)
    }

    /// Exchanges the two folders; says whether the system could.
    func commit() -> Bool {
        isFirst
            ? rename(temporary.path, folder.path) == 0
            : catwalk_exchange(temporary.path, folder.path) == 0
    }

    /// Exchanges them back.
    func revert() {
        _ = isFirst ? rename(folder.path, temporary.path) : catwalk_exchange(temporary.path, folder.path)
    }

    /// Moves over what others put into the old folder while the new one was written.
    func keepLateFiles() {
        for path in others(in: temporary) ?? [] where number(of: path, in: temporary) != number(of: path, in: folder) {
            _ = rename(temporary.appending(path: path).path, folder.appending(path: path).path)
        }
    }

    /// Removes the folder that is not the report's: the new one before the exchange, the old one after it.
    func discard() {
        try? files.removeItem(at: temporary)
    }
}

extension FolderExchange {
    private var isCurrent: Bool {
        "\(files.currentDirectoryPath)/".hasPrefix(folder.path.hasSuffix("/") ? folder.path : "\(folder.path)/")
    }

    /// The paths of the other files; `nil` if there are links, or folders that are not a report's own.
    private func others(in folder: URL) -> [String]? {
        guard let names = try? files.contentsOfDirectory(atPath: folder.path) else { return nil }
        // What a killed run left goes with the old folder.
        let paths = names.filter { !TemporaryName.isTemporary($0) }.flatMap { name in
            guard ReportFormat.folders.contains(name), kind(of: name, in: folder) == .typeDirectory else {
                return [name]
            }
            let inside = (try? files.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
            return inside.map { "\(name)/\($0)" }
        }
        guard paths.allSatisfy({ kind(of: $0, in: folder) == .typeRegular }) else { return nil }
        let known = Set(new.map(\.path))
        return paths.filter { !known.contains($0) }
    }

    private func kind(of path: String, in folder: URL) -> FileAttributeType? {
        attributes(of: path, in: folder)[.type] as? FileAttributeType
    }

    private func number(of path: String, in folder: URL) -> Int? {
        attributes(of: path, in: folder)[.systemFileNumber] as? Int
    }

    private func attributes(of path: String, in folder: URL) -> [FileAttributeKey: Any] {
        (try? files.attributesOfItem(atPath: folder.appending(path: path).path)) ?? [:]
    }

    private func place(of path: String) throws -> URL {
        let place = temporary.appending(path: path)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        return place
    }
}
