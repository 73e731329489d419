import Foundation
import Testing

@testable import Workshop

struct RubricCheckTests {
    private func faults(citing figure: String, figures: Int = 1) -> [CheckFault] {
        var tree = FileTree()
        tree.files["choice.md"] = Data("- [x] It cites.\n\nFor \(figure) it is chosen.\n".utf8)
        return RubricCheck(file: "choice.md", items: 1, figures: figures, tree: tree)
            .faults { ["MVP.share": 0.5833, "MVP.lines": 107, "MVC.lines": 65][$0] }
    }

    @Test(
        "A figure may be rounded, and a share may be in percent",
        arguments: [
            "MVP.share = 0.58", "`MVP.share` = `0.583`", "MVP.share = 58 %", "MVP.share: 58.3%", "`MVP.share` = `58` %",
            "MVP.share = 58％", "MVP.lines = 107", "…MVP.lines=107", "2.MVP.lines = 107",
        ]
    )
    func right(figure: String) { #expect(faults(citing: figure).isEmpty) }

    @Test(
        "A word of half a megabyte is passed over, and what is cited beside it counts",
        arguments: ["a", "MVC.lines.", "\n"]
    )
    func longWord(piece: String) {
        let long = String(repeating: piece, count: 500_000 / piece.count)
        #expect(faults(citing: "\(long) MVP.lines = 107").isEmpty)
        #expect(faults(citing: "MVP.lines = 107 \(long)").isEmpty)
    }

    @Test("A figure counts once, of however many architectures it is cited")
    func different() {
        #expect(faults(citing: "MVP.lines = 107, MVC.lines = 65", figures: 2).count == 1)
        #expect(faults(citing: "MVP.lines = 107, MVP.share = 0.58", figures: 2).isEmpty)
    }

    @Test(
        "Another number, another name and no name are told",
        arguments: ["MVP.share = 0.57", "MVP.share = 57 %", "MVP.share = 58", "MVC.share = 1", "58 %"]
    )
    func wrong(figure: String) { #expect(faults(citing: figure).count == 1) }
}
