import Support

/// Why revisions could not be measured.
public enum RevisionError: Error, Hashable, Sendable {
    case noGit(path: String)
    case noRepository(folder: String)
    /// The repository can't be opened; `detail` says why, in whole sentences or in git's words.
    case refused(folder: String, detail: String)
    case unknownRevision(String, folder: String)
    /// The clone may lack a commit that its origin has.
    case notInShallowClone(String, folder: String)
    case noMergeBase(String, String)
    /// At that revision there is no such folder.
    case noFolder(String, revision: String)
    case notCheckedOut(revision: String, reason: String)
    /// The files of that revision are mostly the same ones.
    case repetition(revision: String, count: Int, distinct: Int)
    /// The names of its files and folders are more than is read of them.
    case tooManyFiles(revision: String)
    /// A file of that revision has a longer path than systems take.
    case longPath(revision: String)
    case notMeasured(revision: String, reason: String)
    /// The first has not become the second.
    case noAncestor(String, of: String)
    /// No commit has a figure that was asked for.
    case noFigure(String)
    /// None of the commits could be measured; the reason is that of the newest.
    case nothingMeasured(commits: Int, reason: String)
}

extension RevisionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noGit(let path):
            "No git was found on the search path (PATH is \"\(path)\"). Install it. "
                + "Two report.json files can be compared without."
        case .noRepository(let folder):
            "\(folder) lies in no git repository, so it has no revisions. Give a folder of one; two report.json "
                + "files can be compared anywhere."
        case .refused(let folder, let detail):
            "The repository of \(PrintablePath(folder)) can't be opened:\n\(detail)\nMend that, and try again."
        case .unknownRevision(let name, let folder):
            "The repository of \(folder) has no commit \"\(name)\". Give a branch, a tag or a commit that it has; "
                + "git fetch --tags brings those of its origin."
        case .notInShallowClone(let name, let folder):
            "\(folder) lies in a shallow clone, which does not have \"\(name)\". Bring the rest with "
                + "git fetch --unshallow --tags; on GitHub, give actions/checkout fetch-depth: 0."
        case .noMergeBase(let first, let second):
            "\"\(first)\" and \"\(second)\" have no commit in common, so \"\(first)...\(second)\" has no start. "
                + "Write two dots."
        case .noFolder(let folder, let revision):
            "There is no folder \(folder) in \(revision). Give a folder that was committed there."
        case .notCheckedOut(let revision, let reason):
            "\(revision) could not be checked out to a temporary folder: \(reason)"
        case .repetition(let revision, let count, let distinct):
            "\(revision) has the same files or folders under many names (\(count), of which \(distinct) differ), so "
                + "Catwalk did not check it out. Give another revision, or a folder of the repository without them."
        case .tooManyFiles(let revision):
            "\(revision) has too many files and folders, so Catwalk did not check it out. Give another revision, or a folder "
                + "of the repository that has fewer."
        case .longPath(let revision):
            "\(revision) has a file whose path is longer than \(TreeSize.pathLimit) bytes, so Catwalk did not check it out. "
                + "Give another revision, or a folder of the repository without that file."
        case .notMeasured(let revision, let reason):
            "\(revision) could not be measured: \(reason)"
        case .noAncestor(let first, let last):
            "\(last) does not come from \"\(first)\", so there is no history from the one to the other. "
                + "git merge-base \(first) \(last) names the commit that both come from."
        case .noFigure(let name):
            "No commit has the figure \"\(name)\". A history has the figures that catwalk check keeps in "
                + ".catwalk-baseline.json, but for those that take a build or a test run: measures of a whole architecture, "
                + "and paths such as roles.View.lines.code."
        case .nothingMeasured(let commits, let reason):
            "None of \(commits) commits could be measured. The newest: \(reason)"
        }
    }
}
