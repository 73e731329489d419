/// A file of a tree, as `git ls-tree -r -l -z` lists it.
public struct ListedFile: Hashable, Sendable {
    public let path: String
    /// In bytes; 0 for what has no size, such as another repository's commit.
    public let size: Int

    /// `listing` is all that git printed.
    public static func all(in listing: String) -> [ListedFile] {
        listing.split(separator: "\0").compactMap { row in
            // "100644 blob HASH", blanks, the size, a tab, the path.
            let parts = row.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let size = parts[0].split(separator: " ").last.flatMap { Int($0) } ?? 0
            return ListedFile(path: String(parts[1]), size: size)
        }
    }
}
