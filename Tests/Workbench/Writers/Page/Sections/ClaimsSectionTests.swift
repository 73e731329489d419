import Testing

@testable import Page

struct ClaimsSectionTests {
    @Test(
        "A condition stands line by line where all of its lines have to hold, and whole otherwise",
        arguments: [
            ("a > b && b > 0", ["a > b", "b > 0"]),
            ("a > b", ["a > b"]),
            ("median(a, b) > 1 && (c + d) < 2", ["median(a, b) > 1", "(c + d) < 2"]),
            ("!(a > b && b > 0)", ["!(a > b && b > 0)"]),
            ("a > b || b > 0 && c > 0", ["a > b || b > 0 && c > 0"]),
        ]
    )
    func conditions(_ text: String, lines: [String]) {
        #expect(ClaimsSection.conditions(in: text) == lines)
    }
}
