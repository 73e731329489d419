import Files
import Foundation
import Support
import Toolchain

/// The files of a package, by their paths.
struct FileTree: Hashable, Sendable {
    var files: [String: Data] = [:]

    /// What belongs to tools and not to the work.
    private static let leftOut: Set<String> = [
        ".git", ".build", ".swiftpm", "DerivedData", ".DS_Store", Progress.fileName,
    ]

    /// Whether a part of the path belongs to tools; on some systems its case, and what nobody sees, tells nothing apart.
    static func leavesOut(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let seen = String(part.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }).lowercased()
            return leftOut.contains { $0.lowercased() == seen }
        }
    }

    /// In bytes.
    private static let sizeLimit = 16 << 20
    private static let totalLimit = 128 << 20
    static let countLimit = 10_000

    init() {}

    /// Reads all files below a folder; links are left out, and so are unfinished files that a killed command left.
    init(of folder: URL) throws {
        var size = 0
        for path in try Self.paths(in: folder) where !Self.isTemporary(path) {
            // A file that went meanwhile is not there.
            guard let data = try EnclosedFile(path, in: folder).contents(upTo: Self.sizeLimit) else { continue }
            size += data.count
            if size > Self.totalLimit { throw FileFault.tooLarge(path: folder.path, limit: Self.totalLimit) }
            files[path] = data
        }
    }

    /// Makes the folder's files these; what differs is written, each file whole or not at all, and others are removed.
    ///
    /// The package manager compares dates by whole seconds. So a file that may have been built gets a date in a later
    /// second. The files at the paths in `unbuilt` were not built since they were last written, and are written at once.
    /// Gives the paths of what was written.
    ///
    /// Throws before a file goes that is not as in `kept` any more, or a link in the place of one.
    @discardableResult
    func write(to folder: URL, unbuilt: Set<String> = [], keeping kept: FileTree? = nil) throws -> Set<String> {
        func expectKept(_ file: EnclosedFile) throws {
            guard let kept, !Self.isTemporary(file.path) else { return }
            if try file.contents(upTo: Self.sizeLimit) != kept.files[file.path] {
                throw FileFault.changed(path: file.url.path)
            }
        }
        if kept != nil, let path = files.keys.sorted().first(where: { Self.isLink(folder.appending(path: $0)) }) {
            throw FileFault.link(path: folder.appending(path: path).path)
        }
        for path in try Self.paths(in: folder) where files[path] == nil {
            try expectKept(EnclosedFile(path, in: folder))
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        var written: Set<String> = []
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            let file = EnclosedFile(path, in: folder)
            try Self.removeLink(at: file.url)
            if try file.contents(upTo: Self.sizeLimit) == data { continue }
            if !unbuilt.contains(path) { ModificationTime.wait(past: ModificationTime(ofFileAt: file.url.path)) }
            try expectKept(file)
            try file.replace(with: data)
            written.insert(path)
        }
        return written
    }

    /// Puts copies of the files into an empty folder of our own.
    func copy(to folder: URL) throws {
        for (path, data) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
    }

    /// Throws if a tree that git keeps is larger than one that is read; `sizes` is what `git ls-tree -r -t -l -z` lists.
    static func expect(sizes: String, in folder: URL) throws {
        let listed = ListedFile.all(in: sizes)
        let files = listed.filter { !$0.isFolder }
        // As many folders as files, so that there is a limit.
        if max(files.count, listed.count - files.count) > countLimit {
            throw WorkshopError.tooManyFiles(folder: folder.path, limit: countLimit)
        }
        var total = 0
        for file in files {
            if file.size > sizeLimit {
                throw FileFault.tooLarge(path: folder.appending(path: file.path).path, limit: sizeLimit)
            }
            total += file.size
            if total > totalLimit { throw FileFault.tooLarge(path: folder.path, limit: totalLimit) }
        }
    }

    /// The paths that do not have the same in both.
    func paths(differingFrom other: FileTree) -> [String] {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
    }

    /// The tree with some files as in another one; what is not there goes.
    func taking(_ paths: some Sequence<String>, from other: FileTree) -> FileTree {
        var tree = self
        for path in paths { tree.files[path] = other.files[path] }
        return tree
    }

    func text(of path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

    /// The only line of Swift code that has the text in quotes; `nil` if none has it, or several have.
    func place(ofLiteral text: String) -> (file: String, line: Int)? {
        let literal = "\"\(text)\""
        let places = files.keys.filter { $0.hasSuffix(".swift") }.flatMap { path in
            (self.text(of: path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains(literal) }
                .map { (file: path, line: $0.offset + 1) }
        }
        return places.count == 1 ? places[0] : nil
    }
}

extension FileTree {
    /// A link in the place of a file is not followed.
    private static func removeLink(at file: URL) throws {
        if isLink(file), unlink(file.path) != 0 {
            throw FileFault.notWritten(path: file.path, SystemReason(code: errno))
        }
    }

    private static func isLink(_ file: URL) -> Bool {
        var status = stat()
        return lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func isTemporary(_ path: String) -> Bool {
        path.split(separator: "/").last.map(String.init).map(TemporaryName.isTemporary) ?? false
    }

    static func paths(in folder: URL) throws -> [String] {
        var paths: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            let names = try names(in: folder.appending(path: place))
            if !place.isEmpty, names.contains(".git") {
                throw WorkshopError.repositoryInside(path: folder.appending(path: place).path)
            }
            for name in names where !leavesOut(name) && !name.hasSuffix(".xcodeproj") {
                let path = place.isEmpty ? name : "\(place)/\(name)"
                var status = stat()
                guard lstat(folder.appending(path: path).path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: pending.append(path)
                case S_IFREG: paths.append(path)
                default: break
                }
            }
            if paths.count > countLimit { throw WorkshopError.tooManyFiles(folder: folder.path, limit: countLimit) }
        }
        return paths
    }

    private static func names(in place: URL) throws(FileFault) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: place.path)
        } catch {
            throw .notRead(path: place.path, SystemReason(error))
        }
    }
}
