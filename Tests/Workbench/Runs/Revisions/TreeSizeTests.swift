import Testing

@testable import Revisions
@testable import Toolchain

struct TreeSizeTests {
    @Test(
        "A tree is a repetition if it has many files, or much code, more than sixteen times on average",
        arguments: [
            // files, bytes of each, how many differ
            (10_000, 1, 1, false), (10_016, 1, 625, true), (10_016, 1, 626, false),
            (4, 1 << 20, 1, false), (32, 1 << 20, 1, true), (32, 1 << 20, 2, false),
        ]
    )
    func repetition(files: Int, size: Int, distinct: Int, isRepetition: Bool) {
        let size = TreeSize(of: listed(files, size: size, distinct: distinct, ending: "swift"))
        #expect(size.distinctFiles == distinct)
        #expect(size.isRepetition == isRepetition)
    }

    @Test("What is no code may be the same, up to the limit of all", arguments: [(4, false), (5, true)])
    func text(files: Int, isTooLarge: Bool) {
        let size = TreeSize(of: listed(files, size: 1 << 30, distinct: 1, ending: "txt"))
        #expect(!size.isRepetition)
        #expect(size.isTooLarge == isTooLarge)
    }

    @Test("Sizes that no number holds are too large")
    func claim() {
        #expect(TreeSize(of: listed(2, size: .max, distinct: 2, ending: "swift")).isTooLarge)
    }

    private func listed(_ count: Int, size: Int, distinct: Int, ending: String) -> [ListedFile] {
        (0..<count).map { ListedFile(path: "f\($0).\(ending)", hash: "\($0 % distinct)", size: size) }
    }
}
