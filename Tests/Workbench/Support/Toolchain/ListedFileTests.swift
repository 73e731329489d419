import Testing

@testable import Toolchain

struct ListedFileTests {
    @Test(
        "Each file of a tree is told with its path and its size, whatever the path is",
        arguments: [
            ("100644 blob 1f      12\ta b/c.swift", "a b/c.swift", 12),
            ("100644 blob 1f       0\tx\ty\n", "x\ty\n", 0),
            // Another repository's commit has no size.
            ("160000 commit 1f       -\tInner", "Inner", 0),
            // It was not asked for sizes.
            ("100644 blob 1f\ta.swift", "a.swift", 0),
        ]
    )
    func row(_ row: String, path: String, size: Int) {
        let other = "100755 blob 2e       7\tother"
        let all = ListedFile.all(in: "\(row)\0\(other)\0")
        #expect(
            all == [
                ListedFile(path: path, hash: "1f", isFolder: false, size: size),
                ListedFile(path: "other", hash: "2e", isFolder: false, size: 7),
            ]
        )
    }

    @Test("A folder is told as one")
    func folder() {
        let row = "040000 tree 1f       -\ta\0"
        #expect(ListedFile.all(in: row) == [ListedFile(path: "a", hash: "1f", isFolder: true, size: 0)])
    }

    @Test("An empty tree has none")
    func empty() {
        #expect(ListedFile.all(in: "") == [])
    }
}
