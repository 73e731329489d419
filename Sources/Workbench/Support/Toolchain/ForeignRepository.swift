import Files
import Foundation
import Support

/// A repository that somebody else may have prepared, seen through a git folder of our own.
///
/// Git runs programs that a repository's settings, hooks and attributes name. In our folder it finds the repository's
/// objects, references and index, and no setting, hook or attribute that is not ours. So each byte of a file stays: with an
/// encoding, or with `ident`, a file could become forty times as large.
public struct ForeignRepository: Sendable {
    public let places: GitPlaces
    private let git: Git
    /// Is there for as long as somebody holds this.
    private let home: TemporaryFolder

    /// What the repository is opened for.
    public enum Use: Sendable {
        /// To look at commits.
        case looking
        /// To make commits: no log of the references is written.
        case keeping
        /// To compare trees in a repository that is gone soon: the disk is not waited for.
        case comparing
    }

    /// Throws if something in the repository is not what git would expect there.
    public init(at places: GitPlaces, with git: Git, for use: Use = .looking) throws {
        self.places = places
        self.git = git
        home = try TemporaryFolder()
        do {
            try write(for: use)
        } catch let fault as FileFault {
            throw fault
        } catch {
            throw FileFault.notWritten(path: home.url.path, SystemReason(error))
        }
    }

    /// The git folder of our own.
    public var folder: URL { home.url }

    /// Runs git in a folder, or else in our own, where it sees no other files.
    ///
    /// Without a work tree the command is about none. Without an index git finds an empty one.
    public func run(
        _ arguments: [String],
        in folder: URL? = nil,
        workTree: URL? = nil,
        index: URL? = nil,
        within limit: TimeLimit = .question
    ) async throws -> ToolResult {
        var variables = ["GIT_DIR": home.url.path, "GIT_OBJECT_DIRECTORY": objects.path]
        variables["GIT_WORK_TREE"] = (workTree ?? home.url).path
        variables["GIT_INDEX_FILE"] = index?.path
        let result = try await git.run(arguments, in: folder ?? home.url, adding: variables, within: limit)
        if case .late = result.status, let pipe = places.pipe { throw FileFault.notAFile(path: pipe.path) }
        return result
    }

    /// The branch that is checked out, from `refs/` on; `nil` if none is.
    ///
    /// Throws if it is no branch but a name for another one, for commits would go there.
    public func currentBranch() throws -> String? {
        guard case .symbolic(let name)? = try Self.reference("HEAD", in: places.own) else { return nil }
        if case .symbolic? = try Self.reference(name.text, in: places.common) {
            throw FileFault.noReference(path: places.common.appending(path: name.text).path)
        }
        return name.text
    }

    /// The time for what looks at all files of the work tree: the index has about a hundred bytes for each.
    public var limit: TimeLimit {
        let size = (try? FileManager.default.attributesOfItem(atPath: places.index().path)[.size]) as? Int
        return .question(files: (size ?? 0) / 100)
    }
}

extension ForeignRepository {
    private var objects: URL { places.common.appending(path: "objects", directoryHint: .isDirectory) }

    /// In bytes, of a file that is copied.
    private static let sizeLimit = 256 << 20

    /// Of a list of folders.
    private static let listLimit = 1 << 20

    /// Of a file with one line.
    private static let lineLimit = 16 << 10

    /// The current branch, and what git notes beside it.
    private static let heads = ["HEAD", "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD"]

    private func write(for use: Use) throws {
        let files = FileManager.default
        for name in ["objects", "info", "logs"] {
            try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try Self.heads.forEach { try copy($0, of: places.own) }
        try expectReferences()
        try ["packed-refs", "shallow", "info/exclude"].forEach { try copy($0, of: places.common) }
        // Of what is written once and looked up by its name, the names lead there.
        try Self.expectEnclosed("objects", in: places.common)
        try link("refs", in: places.common)
        try link("reftable", in: places.common)
        if use == .looking {
            try link("logs/HEAD", in: places.own)
            try link("logs/refs", in: places.common)
        }
        let names = (try? files.contentsOfDirectory(atPath: places.own.path)) ?? []
        for name in names where name.hasPrefix("sharedindex.") { try link(name, in: places.own) }
        let attributes = "* -filter !diff !merge -text !eol -ident !working-tree-encoding\n"
        try Data(attributes.utf8).write(to: folder.appending(path: "info/attributes"))
        try Data(settings(for: use).utf8).write(to: folder.appending(path: "config"))
    }

    /// Throws if a reference leads out of the repository, or is no file that git could read at once.
    private func expectReferences() throws {
        let alternates = EnclosedFile("objects/info/alternates", in: places.common)
        _ = try alternates.contents(upTo: Self.listLimit)
        // With references in tables, `HEAD` names none on purpose.
        if FileManager.default.fileExists(atPath: places.common.appending(path: "reftable").path) { return }
        _ = try Self.reference("HEAD", in: places.own)
        try EnclosedFile("refs", in: places.common).check()
        let refs = places.common.appending(path: "refs").followingLinks
        let names = FileManager.default.enumerator(atPath: refs.path)
        while let name = names?.nextObject() as? String {
            if names?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory { continue }
            _ = try Self.reference(name, in: refs)
        }
    }

    /// `nil` if there is none.
    private static func reference(_ path: String, in place: URL) throws -> ReferenceContent? {
        let file = EnclosedFile(path, in: place)
        // What git writes at this moment has another name until it is whole.
        guard !path.hasSuffix(".lock"), let data = try file.contents(upTo: lineLimit) else { return nil }
        guard let content = ReferenceContent(String(decoding: data, as: UTF8.self)) else {
            throw FileFault.noReference(path: file.url.path)
        }
        return content
    }

    private func copy(_ name: String, of place: URL) throws {
        let data = try EnclosedFile(name, in: place).contents(upTo: Self.sizeLimit)
        try data?.write(to: folder.appending(path: name))
    }

    /// Throws if the place, or anything below it, is a link, or no file that git could read at once.
    ///
    /// Through a link git would read another repository's.
    private static func expectEnclosed(_ name: String, in place: URL) throws {
        let path = place.appending(path: name).path
        try EnclosedFile(name, in: place).check()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        if !isFolder.boolValue { return try EnclosedFile(name, in: place).expectFile() }
        let entries = FileManager.default.enumerator(atPath: path)
        while let entry = entries?.nextObject() as? String {
            let type = entries?.fileAttributes?[.type] as? FileAttributeType
            if type == .typeRegular || type == .typeDirectory { continue }
            // Without a type it is gone: a git at work has removed it.
            if type != nil { try EnclosedFile("\(name)/\(entry)", in: place).expectFile() }
        }
    }

    private func link(_ name: String, in place: URL) throws {
        try Self.expectEnclosed(name, in: place)
        let target = place.appending(path: name)
        guard FileManager.default.fileExists(atPath: target.path) else { return }
        try FileManager.default.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: target)
    }

    /// Tables of what packs have are not read: one may name a pack that lies elsewhere.
    private func settings(for use: Use) throws -> String {
        // Which hashes and which form of references a repository has stands in its settings only.
        let config = try EnclosedFile("config", in: places.common).contents(upTo: 1 << 20)
        let theirs = String(decoding: config ?? Data(), as: UTF8.self)
        var extensions: [String] = []
        if theirs.contains(/(?im)^(\s*\[extensions\])?\s*objectformat\s*=\s*"?sha256"?\s*$/) {
            extensions.append("objectFormat = sha256")
        }
        if FileManager.default.fileExists(atPath: folder.appending(path: "reftable").path) {
            extensions.append("refStorage = reftable")
        }
        return """
            [core]
            \trepositoryFormatVersion = \(extensions.isEmpty ? 0 : 1)
            \tattributesFile = /dev/null
            \texcludesFile = /dev/null
            \thooksPath = /dev/null
            \tfsmonitor = false
            \tuntrackedCache = false
            \tautoCRLF = false
            \tfileMode = false
            \tprecomposeUnicode = true
            \tlogAllRefUpdates = false
            \tquotePath = false
            \tbigFileThreshold = 16m
            \tmultiPackIndex = false
            \tcommitGraph = false
            \(use == .comparing ? "\tfsync = none" : "")
            [merge]
            \tdirectoryRenames = true
            [gc]
            \tauto = 0
            [extensions]
            \(extensions.map { "\t\($0)\n" }.joined())
            """
    }
}

extension GitPlaces {
    /// A pipe in a place where git opens what it finds; `nil` if none is found among so many entries.
    fileprivate var pipe: URL? {
        let manager = FileManager.default
        for folder in [own, common, top] {
            var count = 0
            let entries = manager.enumerator(at: folder, includingPropertiesForKeys: [.fileResourceTypeKey])
            while let entry = entries?.nextObject() as? URL, count < Self.entryLimit {
                count += 1
                let isRead = folder != top || entry.lastPathComponent.hasPrefix(".git")
                var status = stat()
                if isRead, lstat(entry.path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO { return entry }
            }
        }
        return nil
    }

    private static let entryLimit = 100_000
}
