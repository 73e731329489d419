import Testing
import Words

@testable import Page
@testable import Report

struct ClaimsSectionTests {
    @Test(
        "Verdicts are counted, those that nobody has left out",
        arguments: [
            ([.holdsHere, .holdsHere, .mixed], "3 claims. Holds here: 2. Mixed: 1."),
            ([.doesNotHoldHere, .cannotBeToldHere], "2 claims. Does not hold here: 1. Can't be judged here: 1."),
            ([], "No claims are configured for this code."),
        ] as [([ClaimVerdict], String)]
    )
    func counts(verdicts: [ClaimVerdict], sentence: String) {
        let claims = verdicts.map {
            ClaimFigures(id: "C1", claim: LocalizedText(["en": "Deep"]), measures: [], verdict: $0)
        }
        let content = ClaimsSection.content(of: Report.madeUp.held(against: claims), columns: [], words: .standard)
        #expect((content["lead"] as? Words)?.en == sentence)
    }

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
