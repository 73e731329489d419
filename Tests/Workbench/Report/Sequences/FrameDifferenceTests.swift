import Testing

@testable import Report

struct FrameDifferenceTests {
    @Test(
        "Those differ that do not show what more than half of all show; without such a half those that do not show the first",
        arguments: [
            ("", ""), ("A", "-"), ("AAAA", "----"), ("ABBB", "≠---"), ("AABA", "--≠-"), ("ABAA", "-≠--"),
            ("AABB", "--≠≠"), ("ABBC", "-≠≠≠"), ("AB", "-≠"),
        ]
    )
    func majority(screens: String, expected: String) {
        let differences = FrameDifference.all(among: screens.map { .madeUp(screen: String($0)) })
        #expect(differences.map { $0.isEmpty ? "-" : "≠" }.joined() == expected)
    }
}
