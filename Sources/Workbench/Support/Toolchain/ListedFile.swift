/// A file of a tree, as `git ls-tree -r -z` lists it; with `-t` also a folder.
public struct ListedFile: Hashable, Sendable {
    public let path: String
    /// Equal for files with equal contents.
    public let hash: String
    public let isFolder: Bool
    /// In bytes; 0 without `-l`, and for what has no size, such as another repository's commit.
    public let size: Int

    /// `listing` is all that git printed.
    public static func all(in listing: String) -> [ListedFile] {
        listing.utf8.split(separator: 0).compactMap { row in
            // "100644 blob HASH", with -l blanks and the size, a tab, the path.
            guard let tab = row.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let head = row[..<tab].split(separator: UInt8(ascii: " ")).map(Substring.init)
            let path = Substring(row[row.index(after: tab)...])
            let (hash, size) = (head.count > 2 ? head[2] : "", head.count > 3 ? Int(head[3]) : nil)
            return ListedFile(
                path: String(path),
                hash: String(hash),
                isFolder: head.count > 1 && head[1] == "tree",
                size: size ?? 0
            )
        }
    }
}
