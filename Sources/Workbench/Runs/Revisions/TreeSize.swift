import Support
import Toolchain

/// What the files of a tree come to, beside what git keeps for them.
///
/// A few objects can name each other thousands of times, or one file that packs well. In fourteen public packages Swift
/// code takes at most 13 times what git keeps for the whole tree, and that is 900 bytes and more for each file.
struct TreeSize: Hashable, Sendable {
    let files: Int
    /// In bytes, of all files; `nil` if it is above the limit.
    let size: Int?
    /// In bytes, of the Swift files.
    let sourceSize: Int
    /// In bytes, of the longest path.
    let longestPath: Int
    /// In bytes, what git keeps for the tree, each object once.
    let packed: Int

    /// In bytes, of all files of a tree: more than the largest repositories need.
    static let limit = 4 << 30

    /// In bytes, of a path: what macOS takes, and few enough for Linux to remove the file again below a temporary folder.
    static let pathLimit = 1_000

    /// `listing` is what `git ls-tree -r -l -z` printed.
    init(listing: BoundedOutput, packed: Int) {
        self.packed = packed
        files = listing.data.count { $0 == 0 }
        var size: Int? = 0
        var (sourceSize, longestPath) = (0, 0)
        if Self.isPlausible(files: files, packed: packed) {
            for file in ListedFile.all(in: listing.text) {
                // An object may claim any size.
                size = size.flatMap { file.size <= Self.limit - $0 ? $0 + file.size : nil }
                longestPath = max(longestPath, file.path.utf8.count)
                if size != nil, file.path.isSource { sourceSize += file.size }
            }
        }
        self.size = size
        self.sourceSize = sourceSize
        self.longestPath = longestPath
    }

    /// Whether nobody can have written so many files, or so much code, that git keeps it in so little.
    var isOutOfProportion: Bool {
        !Self.isPlausible(files: files, packed: packed) || sourceSize > 4 << 20 && sourceSize / 100 > packed
    }

    private static func isPlausible(files: Int, packed: Int) -> Bool { files <= 10_000 || files / 4 <= packed }
}
