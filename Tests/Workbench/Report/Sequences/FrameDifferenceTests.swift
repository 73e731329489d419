import MadeUpFrame
import Testing

@testable import Report

struct FrameDifferenceTests {
    @Test(
        "Those differ that do not show what most show; of what equally many show, the first counts",
        arguments: [
            ("", ""), ("A", "-"), ("AAAA", "----"), ("ABBB", "≠---"), ("AABA", "--≠-"), ("ABAA", "-≠--"),
            ("AABB", "--≠≠"), ("ABBC", "≠--≠"), ("ABCD", "-≠≠≠"), ("AB", "-≠"),
        ]
    )
    func most(screens: String, expected: String) {
        let differences = FrameDifference.all(among: screens.map { .madeUp(screen: String($0)) })
        #expect(differences.map { $0.isEmpty ? "-" : "≠" }.joined() == expected)
    }
}
