import Foundation
import Testing
import Toolchain

@testable import Revisions

struct TreeSizeTests {
    @Test(
        "Many files, or much code, that git keeps in very little are out of proportion",
        arguments: [
            // files, bytes of each, bytes that git keeps
            (10_000, 1, 0, false), (10_001, 1, 2_499, true), (10_001, 1, 2_500, false),
            (4, 1 << 20, 0, false), (5, 1 << 20, 52_427, true), (5, 1 << 20, 52_428, false),
        ]
    )
    func proportion(files: Int, size: Int, packed: Int, isOut: Bool) {
        let size = TreeSize(listing: listing(of: files, size: size, ending: "swift"), packed: packed)
        #expect(size.files == files)
        #expect(size.isOutOfProportion == isOut)
    }

    @Test(
        "What is no code may pack as well as it does, up to the limit",
        arguments: [(3, false), (4, false), (5, true)]
    )
    func text(files: Int, isTooLarge: Bool) {
        let size = TreeSize(listing: listing(of: files, size: 1 << 30, ending: "txt"), packed: 10)
        #expect(!size.isOutOfProportion)
        #expect((size.size == nil) == isTooLarge)
    }

    @Test("An object that claims more than a number holds is too large")
    func claim() {
        #expect(TreeSize(listing: listing(of: 2, size: .max, ending: "swift"), packed: 10).size == nil)
    }

    private func listing(of files: Int, size: Int, ending: String) -> BoundedOutput {
        var listing = BoundedOutput()
        for number in 0..<files { listing.append(Data("100644 blob 1f \(size)\tf\(number).\(ending)\0".utf8)) }
        return listing
    }
}
