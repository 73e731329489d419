/// A file of a tree, as `git ls-tree -r -l -z` lists it.
public struct ListedFile: Hashable, Sendable {
    public let path: String
    /// The same for files that are the same.
    public let hash: String
    /// In bytes; 0 for what has no size, such as another repository's commit.
    public let size: Int

    /// `listing` is all that git printed.
    public static func all(in listing: String) -> [ListedFile] {
        listing.split(separator: "\0").compactMap { row in
            // "100644 blob HASH", blanks, the size, a tab, the path.
            let parts = row.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let head = parts[0].split(separator: " ")
            let hash = head.count > 2 ? String(head[2]) : ""
            return ListedFile(path: String(parts[1]), hash: hash, size: head.last.flatMap { Int($0) } ?? 0)
        }
    }
}
