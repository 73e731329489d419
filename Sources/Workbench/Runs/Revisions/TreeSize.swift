import Support
import Toolchain

/// What the files of a tree come to, and how often they are the same.
///
/// A few objects can name each other, or one large file, thousands of times.
struct TreeSize: Hashable, Sendable {
    let files: Count
    /// As far as they are listed.
    let folders: Count
    /// In bytes, of all files.
    private(set) var size = 0
    /// In bytes, of the Swift files.
    private(set) var sourceSize = 0
    /// In bytes, of the Swift files, each text once.
    private(set) var distinctSourceSize = 0
    /// In bytes, of the longest path.
    private(set) var longestPath = 0

    struct Count: Hashable, Sendable {
        let all: Int
        /// How many of them differ.
        let distinct: Int

        fileprivate init(of listed: [ListedFile]) {
            all = listed.count
            distinct = Set(listed.map(\.hash)).count
        }

        /// Whether there are many, each sixteen times on average.
        fileprivate var isRepetition: Bool { all > 10_000 && all / 16 > distinct }
    }

    init(of listed: [ListedFile]) {
        let files = listed.filter { !$0.isFolder }
        self.files = Count(of: files)
        folders = Count(of: listed.filter(\.isFolder))
        var known: Set<String> = []
        for file in files {
            let isNew = known.insert(file.hash).inserted
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

    /// What it has sixteen times on average: of many files or folders, or of much code; `nil` if nothing.
    var repetition: Count? {
        if sourceSize > 4 << 20, sourceSize / 16 > distinctSourceSize { return files }
        return [files, folders].first(where: \.isRepetition)
    }

    /// An object may claim any size.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .max : sum
    }
}
