import Testing

@testable import Toolchain

struct BoundedOutputTests {
    @Test("Output up to the limit is kept whole", arguments: ["", "a", "abcdefgh", "äöü"])
    func whole(_ text: String) {
        let output = BoundedOutput(limit: 8, chunks: [text])
        #expect(output.text == text)
        #expect(output.isComplete)
    }

    @Test(
        "Of longer output the first and the last half of the limit are kept",
        arguments: [
            // 8 bytes are kept: 4 at the start and 4 at the end, however the output was cut into chunks.
            (["abcdefghi"], "abcdfghi"),
            (["abc", "def", "ghi"], "abcdfghi"),
            (["a", "bcdefghijklmnopqrstuvw", "xyz"], "abcdwxyz"),
            (Array(repeating: "x", count: 100) + ["12", "34"], "xxxx1234"),
        ]
    )
    func shortened(_ chunks: [String], kept: String) {
        let output = BoundedOutput(limit: 8, chunks: chunks)
        #expect(output.text == kept)
        #expect(!output.isComplete)
    }

    @Test("The last lines are given without blank ones, whatever their line ends")
    func lastLines() {
        let output = BoundedOutput(limit: 100, chunks: ["one\ntwo\r\n\nthree\n\n"])
        #expect(output.lastLines(2) == "two\nthree")
    }
}

extension BoundedOutput {
    fileprivate init(limit: Int, chunks: [String]) {
        self.init(limit: limit)
        for chunk in chunks { append(chunk.utf8) }
    }
}
