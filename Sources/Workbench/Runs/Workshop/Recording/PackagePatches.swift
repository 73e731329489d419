import Files
import Foundation
import Subject
import Support

/// The patches in a folder of the package that has a course: changes of that package itself.
struct PackagePatches {
    /// Relative to the package.
    private let folder: String
    private let course: Course

    /// In bytes.
    private static let sizeLimit = 1 << 20

    private static let basesLimit = 20

    init(in folder: String, of course: Course) {
        self.folder = folder
        self.course = course
    }

    /// Sorted by their paths, which are their names; but those that others are made on top of come before these.
    func all() throws -> [Patch] {
        let place = course.package.appending(path: folder)
        try EnclosedFile("\(folder)/any", in: course.package).check()
        let patches = try FileTree.paths(in: place).filter { $0.hasSuffix(".patch") }.sorted()
            .compactMap { try patch(at: "\(folder)/\($0)") }
        return patches.flatMap { ((try? bases(of: $0)) ?? []) + [$0] }.uniqued
    }

    /// The files that the patch changes, with those around them, and with the patches made that it is on top of.
    func base(of patch: Patch, with git: LearnersGit) async throws -> FileTree {
        let bases = try bases(of: patch)
        var tree = FileTree()
        for patch in bases + [patch] {
            tree.files.merge(try files(around: patch).files) { first, _ in first }
        }
        for base in bases { tree = try await base.applied(to: tree, with: git) }
        return tree
    }

    /// The patches that it is made on top of, in the order in which they are made.
    private func bases(of patch: Patch) throws -> [Patch] {
        var bases: [Patch] = []
        var begun = [patch.name]
        func find(_ patch: Patch) throws {
            for name in patch.bases {
                let path = "\(folder)/\(name).patch"
                if bases.contains(where: { $0.name == path }) { continue }
                func fault(_ reason: String) -> WorkshopError {
                    let reason = "It is made on top of \(PrintablePath(name)), \(reason)."
                    return .patchDoesNotFit(name: patch.name, reason: reason)
                }
                if begun.contains(path) { throw fault("which is made on top of it") }
                if begun.count > Self.basesLimit { throw fault("and of more than \(Self.basesLimit) patches in all") }
                guard name.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil,
                    let base = try self.patch(at: path)
                else { throw fault("which is no patch of its folder") }
                begun.append(path)
                try find(base)
                bases.append(base)
            }
        }
        try find(patch)
        return bases
    }

    /// The patch that another folder has at the same place, such as the same one of an earlier course.
    func patch(like patch: Patch, in other: PackagePatches) throws -> Patch? {
        try self.patch(at: folder + patch.name.dropFirst(other.folder.count))
    }

    private func patch(at path: String) throws -> Patch? {
        try EnclosedFile(path, in: course.package).contents(upTo: Self.sizeLimit).map { Patch(text: $0, name: path) }
    }

    /// Two folders down, or the file itself if it lies in none.
    private static func surroundings(of path: String) -> String {
        let folders = path.split(separator: "/").dropLast().prefix(2)
        return folders.isEmpty ? path : folders.joined(separator: "/")
    }

    /// The files that the patch changes, with those around them: one of them may have moved.
    private func files(around patch: Patch) throws -> FileTree {
        let package = course.package
        var tree = FileTree()
        for path in patch.paths where RootPath.normalized(path) != path || FileTree.leavesOut(path) {
            throw WorkshopError.patchDoesNotFit(
                name: patch.name,
                reason: "It changes \(PrintablePath(path)), which no patch may."
            )
        }
        for place in Set(patch.paths.map(Self.surroundings)) {
            let url = package.appending(path: place)
            try EnclosedFile(place, in: package).check()
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                for (path, data) in try FileTree(of: url).files { tree.files["\(place)/\(path)"] = data }
            } else {
                tree.files[place] = try EnclosedFile(place, in: package).contents(upTo: Self.sizeLimit)
            }
        }
        return tree
    }
}
