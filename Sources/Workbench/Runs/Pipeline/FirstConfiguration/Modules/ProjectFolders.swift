/// The folders that the targets of Xcode projects have for themselves.
///
/// A target may have files in many places, and a module is a folder. So each outermost folder whose files all belong to
/// one target is a module.
struct ProjectFolders {
    /// By the paths of all folders, who has files in them, at any depth.
    private let owners: [String: Set<FileOwner>]
    /// The folders that compiled files stand in directly.
    private let parents: Set<String>

    init(of files: [(path: String, owner: FileOwner?)]) {
        var owners: [String: Set<FileOwner>] = [:]
        var parents: Set<String> = []
        for case (let path, let owner?) in files where owner != .nothing {
            let around = path.foldersAround
            for folder in around { owners[folder, default: []].insert(owner) }
            parents.formUnion(around.prefix(1))
        }
        self.owners = owners
        self.parents = parents
    }

    /// The outermost around the file that is its target's own; `nil` if the file stands among those of others.
    ///
    /// A project's folder is one only if files stand loose in it.
    func folder(of path: String, of target: XcodeTargets.Owner) -> String? {
        let around = path.foldersAround.reversed().filter { $0.count >= target.project.count && !$0.isEmpty }
        return around.first { folder in
            owners[folder] == [.project(target)] && (folder != target.project || parents.contains(folder))
        }
    }
}
