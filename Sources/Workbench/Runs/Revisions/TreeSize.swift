import Support
import Toolchain

/// What the files of a tree come to, and how often they are the same.
///
/// A few objects can name each other, or one large file, thousands of times.
struct TreeSize: Hashable, Sendable {
    let files: Int
    /// How many of the files differ.
    private(set) var distinctFiles = 0
    /// In bytes, of all files.
    private(set) var size = 0
    /// In bytes, of the Swift files.
    private(set) var sourceSize = 0
    /// In bytes, of the Swift files, each text once.
    private(set) var distinctSourceSize = 0
    /// In bytes, of the longest path.
    private(set) var longestPath = 0

    init(of listed: [ListedFile]) {
        files = listed.count
        var known: Set<String> = []
        for file in listed {
            let isNew = known.insert(file.hash).inserted
            distinctFiles += isNew ? 1 : 0
            size = Self.sum(size, file.size)
            if file.path.isSource {
                sourceSize = Self.sum(sourceSize, file.size)
                distinctSourceSize = Self.sum(distinctSourceSize, isNew ? file.size : 0)
            }
            longestPath = max(longestPath, file.path.utf8.count)
        }
    }

    /// In bytes, of all files of a tree: more than the largest repositories need.
    static let limit = 4 << 30

    /// In bytes, of a path: macOS takes 1,023 for a whole one, of which a temporary folder has about a hundred.
    static let pathLimit = 900

    var isTooLarge: Bool { size > Self.limit }

    /// Whether it has each of many files, or each part of much code, sixteen times on average.
    var isRepetition: Bool {
        files > 10_000 && files / 16 > distinctFiles || sourceSize > 4 << 20 && sourceSize / 16 > distinctSourceSize
    }

    /// An object may claim any size.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}
