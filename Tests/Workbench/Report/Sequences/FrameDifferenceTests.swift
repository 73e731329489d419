import MadeUpFrame
import Testing

@testable import Report

struct FrameDifferenceTests {
    @Test(
        "Those differ that do not show what most show; if equally many show different things, each differs",
        arguments: [
            ("", ""), ("A", "-"), ("AAAA", "----"), ("ABBB", "≠---"), ("AABA", "--≠-"), ("ABAA", "-≠--"),
            ("AABB", "≠≠≠≠"), ("ABBC", "≠--≠"), ("ABCD", "≠≠≠≠"), ("AB", "≠≠"),
        ]
    )
    func most(screens: String, expected: String) {
        let differences = FrameDifference.all(among: screens.map { .madeUp(screen: String($0)) })
        #expect(differences.map { $0.isEmpty ? "-" : "≠" }.joined() == expected)
    }

    @Test(
        "If some are known to be wrong, the others are what counts, also if they are fewer",
        arguments: [
            ("AABB", [0, 1], "≠≠--"), ("AABB", [2], "--≠≠"), ("ABBB", [1, 2, 3], "-≠≠≠"),
            ("AABB", [0, 1, 2, 3], "≠≠≠≠"), ("AAAA", [1], "----"), ("ABBB", [0, 1, 2, 3], "≠---"),
        ]
    )
    func wrong(screens: String, wrong: [Int], expected: String) {
        let frames = screens.map { StagedFrame.madeUp(screen: String($0)) }
        let differences = FrameDifference.all(among: frames, wrong: Set(wrong))
        #expect(differences.map { $0.isEmpty ? "-" : "≠" }.joined() == expected)
    }
}
