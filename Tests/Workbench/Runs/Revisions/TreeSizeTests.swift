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
        #expect(size.files.distinct == distinct)
        #expect((size.repetition != nil) == isRepetition)
    }

    @Test(
        "Folders are counted apart from files",
        arguments: [(10_016, 625, true), (10_016, 626, false), (10_000, 1, false)]
    )
    func folders(count: Int, distinct: Int, isRepetition: Bool) {
        let folders = (0..<count).map {
            ListedFile(path: "f\($0)", hash: "\($0 % distinct)", isFolder: true, size: 0)
        }
        let size = TreeSize(of: folders + listed(10_000, size: 1, distinct: 10_000, ending: "txt"))
        #expect(size.files.all == 10_000)
        #expect(size.repetition == (isRepetition ? size.folders : nil))
    }

    @Test("What is no code may be the same, up to the limit of all", arguments: [(4, false), (5, true)])
    func text(files: Int, isTooLarge: Bool) {
        let size = TreeSize(of: listed(files, size: 1 << 30, distinct: 1, ending: "txt"))
        #expect(size.repetition == nil)
        #expect(size.isTooLarge == isTooLarge)
    }

    @Test("Sizes that no number holds are too large")
    func claim() {
        #expect(TreeSize(of: listed(2, size: .max, distinct: 2, ending: "swift")).isTooLarge)
    }

    private func listed(_ count: Int, size: Int, distinct: Int, ending: String) -> [ListedFile] {
        (0..<count).map { ListedFile(path: "f\($0).\(ending)", hash: "\($0 % distinct)", isFolder: false, size: size) }
    }
}
