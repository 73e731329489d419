import Foundation

/// A git folder of our own that has the objects of a repository and nothing else of it.
///
/// Git runs what a repository's configuration names: filters, hooks, watchers of files. Here it finds no configuration.
struct BlankRepository: Sendable {
    /// A folder that does not have to be there.
    let folder: URL
    /// Those of the repository.
    let objects: String

    /// What git is told in front of a subcommand.
    func arguments(in workTree: URL) -> [String] { ["--git-dir=\(folder.path)", "--work-tree=\(workTree.path)"] }

    /// Nothing of the machine's configuration or of the user's applies either, for that may name filters as well.
    var variables: [String: String] {
        [
            "GIT_OBJECT_DIRECTORY": objects, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1",
        ]
    }

    /// Makes it, with a commit as its head.
    func write(head commit: String) throws {
        let files = FileManager.default
        for name in ["objects", "refs"] {
            try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        // A longer hash is one of SHA-256, which git takes for one only when it is told.
        let format = commit.utf8.count > 40 ? "1\n[extensions]\n\tobjectFormat = sha256" : "0"
        try write("\(commit)\n", to: "HEAD")
        try write("[core]\n\trepositoryFormatVersion = \(format)\n", to: "config")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}
