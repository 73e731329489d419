import Foundation

extension TestFolder {
    /// The hash of a tree in which each folder has the next one twice, and none a file; the folder's repository keeps it.
    public func treeOfFolders(levels: Int) throws -> String {
        let script = """
            set -e
            tree=$(git mktree < /dev/null)
            level=0
            while [ $level -lt \(levels) ]; do
                tree=$(printf '040000 tree %s\\ta\\n040000 tree %s\\tb\\n' $tree $tree | git mktree)
                level=$((level + 1))
            done
            printf %s $tree
            """
        let (shell, output) = (Process(), Pipe())
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", script]
        shell.currentDirectoryURL = url
        shell.standardOutput = output
        try shell.run()
        let hash = output.fileHandleForReading.readDataToEndOfFile()
        shell.waitUntilExit()
        return String(decoding: hash, as: UTF8.self)
    }
}
