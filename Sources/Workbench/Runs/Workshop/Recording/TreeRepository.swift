import Foundation
import Support
import Toolchain

/// A repository of our own, in which git compares and merges trees.
actor TreeRepository {
    private let git: LearnersGit
    private let home: TemporaryFolder
    private let repository: ForeignRepository
    /// Of the trees that it has.
    private var hashes: [FileTree: ObjectHash] = [:]

    init(with git: LearnersGit) async throws {
        self.git = git
        home = try TemporaryFolder()
        // A write locks the folder that it is in, and the home is locked for as long as it is used.
        let folder = home.url.appending(path: "trees", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await git.makeRepository(in: folder)
        repository = try git.repository(of: folder, for: .comparing)
    }

    /// What turns the files of one tree into those of another, with so many lines around each change.
    func patch(from old: FileTree, to new: FileTree, context: Int) async throws -> Data {
        let options = ["-p", "-M", "--unified=\(context)", "--no-ext-diff", "--no-textconv", "--no-color"]
        let trees = [try await hash(of: old).description, try await hash(of: new).description]
        let result = try await git.run(["diff-tree"] + options + ["--end-of-options"] + trees, in: repository)
        return result.output.data
    }

    /// Throws if git can't merge trees that are in no folder.
    func expectMerging() async throws {
        let version = try await git.run(["version"], in: repository).output.lastLines(1)
        let numbers = version.matches(of: /\d+/).compactMap { Int($0.output) }
        if numbers.lexicographicallyPrecedes(Self.firstThatMerges) { throw WorkshopError.oldGit(version: version) }
    }

    private static let firstThatMerges = [2, 38]

    /// The files with both changes of a common tree; throws a ``MergeConflict`` if the changes meet.
    func merged(_ ours: FileTree, _ theirs: FileTree, since base: FileTree) async throws -> FileTree {
        if ours == base { return theirs }
        let common = try await commit(base)
        let sides = [try await commit(ours, after: common), try await commit(theirs, after: common)]
        let options = ["--write-tree", "-z", "--name-only", "--no-messages", "--end-of-options"]
        let result = try await repository.run(["merge-tree"] + options + sides.map(\.description))
        let parts = result.output.text.split(separator: "\0").map(String.init)
        // 1 says that changes meet.
        guard [.exited(0), .exited(1)].contains(result.status), let tree = parts.first.flatMap(ObjectHash.init) else {
            throw WorkshopError.git(command: "merge-tree", reason: result.complaint)
        }
        if result.status == .exited(1) { throw MergeConflict(paths: Set(parts.dropFirst()).sorted()) }
        return try await git.tree(of: tree, in: repository)
    }

    private func commit(_ tree: FileTree, after parent: ObjectHash? = nil) async throws -> ObjectHash {
        let parents = parent.map { ["-p", $0.description] } ?? []
        let hash = try await hash(of: tree).description
        return try await git.made(["commit-tree", "-m", "A side of a merge"] + parents + [hash], in: repository)
    }

    private func hash(of tree: FileTree) async throws -> ObjectHash {
        if let hash = hashes[tree] { return hash }
        let hash = try await git.hash(of: tree, in: repository)
        hashes[tree] = hash
        return hash
    }
}

/// The files in which two changes meet: both change the same lines, or one a file that the other has removed.
struct MergeConflict: Error, CustomStringConvertible {
    let paths: [String]

    var description: String {
        let paths = paths.map { "\(PrintablePath($0))" }.joined(separator: ", ")
        return "What it changes in \(paths) has changed, so it has to be made anew."
    }
}
