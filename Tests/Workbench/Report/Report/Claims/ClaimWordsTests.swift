import Testing
import Words

@testable import Report

struct ClaimWordsTests {
    private func claim(
        _ verdict: ClaimVerdict,
        parts: [(String, Bool)] = [],
        needed: String? = nil,
        note: String? = nil,
        enforcedBy: String? = nil,
        flip: ClaimFlip? = nil,
        sharedPlaces: [SharedPlace] = []
    ) -> ClaimFigures {
        ClaimFigures(
            id: "C1",
            claim: LocalizedText(["en": "Deep is larger"]),
            measures: parts.map { title, holds in
                ClaimMeasure(
                    title: LocalizedText(["en": title]),
                    formula: title,
                    values: [:],
                    condition: "Deep > Flat",
                    holds: holds
                )
            },
            verdict: verdict,
            needed: needed.map { LocalizedText(["en": $0]) },
            note: note.map { LocalizedText(["en": $0]) },
            enforcedBy: enforcedBy,
            flip: flip,
            sharedPlaces: sharedPlaces
        )
    }

    @Test("A verdict of parts says which hold and which do not, whichever they are")
    func mixed() {
        func reason(_ parts: [(String, Bool)]) -> String? { claim(.mixed, parts: parts).reason(in: .standard)?.en }
        #expect(reason([("code", true), ("edges", false)]) == "Holds: code. Does not hold: edges.")
        #expect(reason([("code", false), ("edges", true)]) == "Holds: edges. Does not hold: code.")
    }

    @Test("A verdict of a rule names the rule, and one that can't be given what it would take; the others stand alone")
    func reasons() {
        func reason(_ claim: ClaimFigures) -> String? { claim.reason(in: .standard)?.en }
        let sentence = "already makes it so, and the code keeps that rule."
        #expect(reason(claim(.byConstruction, enforcedBy: "layers")) == "The rule layers \(sentence)")
        #expect(reason(claim(.byConstruction, enforcedBy: "no-views")) == "The rule no-views \(sentence)")
        #expect(reason(claim(.cannotBeToldHere, needed: "a study")) == "It would take a study.")
        #expect(reason(claim(.cannotBeToldHere, needed: "two apps")) == "It would take two apps.")
        #expect(reason(claim(.holdsHere)) == nil)
        #expect(reason(claim(.doesNotHoldHere)) == nil)
        // What the configuration adds stands beside it, or alone.
        #expect(reason(claim(.holdsHere, note: "Half of it.")) == "Half of it.")
        #expect(
            reason(claim(.byConstruction, note: "Half of it.", enforcedBy: "layers"))?.hasSuffix("rule. Half of it.")
                == true
        )
    }

    @Test(
        "How little would change the verdict is said in the figure's own kind, up or down",
        arguments: [
            (.count, 4, 6, nil, .holdsHere, "The verdict would be “Holds here” if Deep had 2 more (figure: 4 → 6)."),
            (
                .count, 9, 4, nil, .doesNotHoldHere,
                "The verdict would be “Does not hold here” if Deep had 5 fewer (figure: 9 → 4)."
            ),
            (
                .decimal, 1.5, 2, nil, .holdsHere,
                "The verdict would be “Holds here” if Deep had 0.50 more (figure: 1.50 → 2.00)."
            ),
            (
                .decimal, 1.5, 1, nil, .mixed,
                "The verdict would be “Mixed” if Deep had 0.50 less (figure: 1.50 → 1.00)."
            ),
            (
                .share, 0.25, 0.5, nil, .holdsHere,
                "The verdict would be “Holds here” if Deep had 25.0 points more (figure: 25.0 % → 50.0 %)."
            ),
            (
                .share, 0.5, 0.4, nil, .holdsHere,
                "The verdict would be “Holds here” if Deep had 10.0 points less (figure: 50.0 % → 40.0 %)."
            ),
            (
                .share, 0.25, 0.5, ClaimFlip.Part(count: 2, total: 8), .holdsHere,
                "The verdict would be “Holds here” if Deep had 2 of 8 more (figure: 25.0 % → 50.0 %)."
            ),
            (
                .share, 0.5, 0.25, ClaimFlip.Part(count: 1, total: 4), .holdsHere,
                "The verdict would be “Holds here” if Deep had 1 of 4 fewer (figure: 50.0 % → 25.0 %)."
            ),
        ] as [(ClaimFlip.Kind, Double, Double, ClaimFlip.Part?, ClaimVerdict, String)]
    )
    func flips(
        kind: ClaimFlip.Kind,
        from: Double,
        to: Double,
        part: ClaimFlip.Part?,
        verdict: ClaimVerdict,
        sentence: String
    ) {
        let flip = ClaimFlip(
            architecture: "Deep",
            figure: "figure",
            kind: kind,
            from: from,
            to: to,
            part: part,
            verdict: verdict
        )
        let said = claim(.mixed, flip: flip).remarks(in: .standard).map { $0.en.replacing("\u{a0}", with: " ") }
        #expect(said == [sentence])
    }

    @Test("That nothing alone would change the verdict is said of a verdict that was given")
    func noFlip() {
        let sentence = "No change of one figure alone would change the verdict."
        #expect(claim(.holdsHere).remarks(in: .standard).map(\.en) == [sentence])
        #expect(claim(.cannotBeToldHere).remarks(in: .standard).isEmpty)
    }

    @Test(
        "Who shares a place is named, at whichever end",
        arguments: [
            (
                .highest, ["Flat", "Deep"],
                "Flat, Deep share the highest place, because they differ by no more than the margin: f."
            ),
            (
                .highest, ["Flat", "Wide"],
                "Flat, Wide share the highest place, because they differ by no more than the margin: f."
            ),
            (
                .lowest, ["Deep", "Wide"],
                "Deep, Wide share the lowest place, because they differ by no more than the margin: f."
            ),
            (
                .lowest, ["Flat", "Deep"],
                "Flat, Deep share the lowest place, because they differ by no more than the margin: f."
            ),
        ] as [(SharedPlace.Kind, [String], String)]
    )
    func places(kind: SharedPlace.Kind, names: [String], sentence: String) {
        let place = SharedPlace(kind: kind, formula: "f", architectures: names)
        #expect(claim(.holdsHere, sharedPlaces: [place]).remarks(in: .standard).first?.en == sentence)
    }
}
