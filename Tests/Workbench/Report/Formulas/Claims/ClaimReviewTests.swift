import Foundation
import Testing

@testable import Report
@testable import Subject

/// Two architectures of which only VIPER has a role Router.
struct ClaimReviewTests {
    @Test(
        "The condition alone decides",
        arguments: [
            ("VIPER.files > MVC.files", .holdsHere),
            ("VIPER.files < MVC.files", .doesNotHoldHere),
            ("MVC.coupling.collaborations.inversion > 0", .cannotBeToldHere),
            ("VIPER.files / MVC.roles.count > 0", .cannotBeToldHere),
        ] as [(String, ClaimVerdict)]
    )
    func verdict(_ condition: String, _ expected: ClaimVerdict) throws {
        let claim = try held(Claim(id: "C1", text: ["en": "More."], condition: formula(condition)))
        #expect(claim.verdict == expected)
        #expect(claim.condition == condition)
        #expect((claim.needed == nil) == (expected != .cannotBeToldHere))
    }

    @Test(
        "Parts that all hold, or all fail, decide; parts that disagree make a claim mixed, whatever nothing tells",
        arguments: [
            (["VIPER.files > 1", "MVC.files == 1"], .holdsHere),
            (["VIPER.files > 9", "MVC.files == 2"], .doesNotHoldHere),
            (["VIPER.files > 1", "MVC.files == 2"], .mixed),
            (["VIPER.files > 1", "MVC.files == 2", "MVC.coupling.collaborations.inversion > 0"], .mixed),
            (["VIPER.files > 1", "MVC.coupling.collaborations.inversion > 0"], .cannotBeToldHere),
        ] as [([String], ClaimVerdict)]
    )
    func parts(_ conditions: [String], _ expected: ClaimVerdict) throws {
        let measures = conditions.map { condition in
            Claim.Measure(title: ["en": condition], formula: formula("files"), condition: formula(condition))
        }
        let claim = try held(Claim(id: "C1", text: ["en": "More."], measures: measures))
        #expect(claim.verdict == expected)
        #expect(claim.measures.map(\.condition) == conditions)
        let reason = claim.reason(in: .standard)?.en
        #expect((reason == "Holds: VIPER.files > 1. Does not hold: MVC.files == 2.") == (expected == .mixed))
    }

    @Test("Who shares a place within the margin is named")
    func shared() throws {
        var report = try MadeUpReport(of: Self.subject([]))
        for (name, lines) in [("MVC", 100.0), ("VIPER", 110)] { report.set("\(name).lines.code", to: lines) }
        let subject = Self.subject([
            Claim(id: "C1", text: ["en": "More."], condition: formula("highest(lines.code) == VIPER"))
        ])
        let claim = try #require(try ClaimReview(of: subject).claims(in: report.report()).first)
        #expect(claim.verdict == .doesNotHoldHere)
        let place = SharedPlace(kind: .highest, formula: "lines.code", architectures: ["MVC", "VIPER"])
        #expect(claim.sharedPlaces == [place])
        #expect(
            claim.remarks(in: .standard).map(\.en) == [
                "MVC, VIPER share the highest place, because they differ by no more than the margin: Code lines.",
                "The verdict would be “Holds here” if VIPER had 1 more (Code lines: 110 → 111).",
            ]
        )
    }

    @Test("A share that flips a verdict is told by what it is a share of, under the name of the measure that it is")
    func sharesFlip() throws {
        var report = try MadeUpReport(of: Self.subject([]))
        for (name, covered) in [("MVC", 38.0), ("VIPER", 40)] {
            report.set("\(name).coverage.unit.regions.total", to: 40)
            report.set("\(name).coverage.unit.regions.covered", to: covered)
        }
        // 38 of 40 are 5 points below, which is the margin.
        let condition = formula("above(VIPER.coverage.unit.regions.share, MVC.coverage.unit.regions.share)")
        let share = formula("coverage.unit.regions.share")
        func remarks(_ measures: [Claim.Measure]) throws -> [String] {
            let subject = Self.subject([Claim(id: "C1", text: [:], measures: measures, condition: condition)])
            let claim = try #require(try ClaimReview(of: subject).claims(in: report.report()).first)
            return claim.remarks(in: .standard).map(\.en)
        }
        let ending = "95.0 % → 92.5 %)."
        #expect(
            try remarks([.init(title: ["en": "Run"], formula: share)]) == [
                "The verdict would be “Holds here” if MVC had 1 of 40 fewer (Run: \(ending)"
            ]
        )
        // Of two measures with one formula neither names it.
        let both = ["MVC's", "Others'"].map { Claim.Measure(title: ["en": $0], formula: share) }
        #expect(
            try remarks(both) == [
                "The verdict would be “Holds here” if MVC had 1 of 40 fewer (Regions, unit tests: \(ending)"
            ]
        )
    }

    @Test("A figure that is only a part of a measure's number is told with its formula")
    func partOfNumber() throws {
        let sum = Claim.Measure(title: ["en": "Both"], formula: formula("scenes.count + roles.count"))
        let claim = try held(
            Claim(id: "C1", text: [:], measures: [sum], condition: formula("VIPER.roles.count > 2"))
        )
        #expect(
            claim.remarks(in: .standard).map(\.en) == [
                "The verdict would be “Holds here” if VIPER had 2 more (Both, roles.count: 1 → 3)."
            ]
        )
    }

    @Test("A condition beside the verdict is told and decides nothing, and a variant's figure stands with its original")
    func beside() throws {
        var subject = Self.subject([
            Claim(
                id: "C1",
                text: [:],
                measures: [
                    .init(
                        title: ["en": "Other"],
                        formula: formula("Other.costs.bytesPerApp.median"),
                        condition: formula("Other.costs.bytesPerApp.median > 3"),
                        isBeside: true
                    )
                ],
                condition: formula("VIPER.files > 0")
            )
        ])
        let module = Module(name: "Other", path: "Other")
        subject.variants = [Variant(architecture: Architecture(name: "Other", sources: module), original: "VIPER")]
        var report = try MadeUpReport(of: subject)
        report.set("VIPER.files", to: 1)
        for key in ["low", "median", "high"] { report.set("Other.costs.bytesPerApp.\(key)", to: 3) }
        let claim = try #require(try ClaimReview(of: subject).claims(in: report.report()).first)
        #expect(claim.verdict == .holdsHere)
        #expect(claim.measures.map(\.holds) == [false])
        #expect(claim.measures.map(\.values) == [["VIPER": Figure(3)]])
        #expect(claim.parts(holding: false).isEmpty)
    }

    @Test(
        "Where the condition has no value, what it would take is named in both languages",
        arguments: [
            (
                "MVC.coupling.collaborations.inversion > 0 && VIPER.roles.Router.logicLines == 0",
                "a value of MVC.coupling.collaborations.inversion, not defined or not measured here",
                "MVC.coupling.collaborations.inversion 的数值，它在此未定义或未测量"
            ),
            ("1 / (VIPER.files - 3) > 0", "a divisor other than 0 in the condition", "条件中不为 0 的除数"),
        ]
    )
    func needed(_ condition: String, _ english: String, _ chinese: String) throws {
        let claim = try held(Claim(id: "C1", text: ["en": "More."], condition: formula(condition)))
        #expect(claim.needed?["en"] == english)
        #expect(claim.needed?["zh"] == chinese)
    }

    @Test("Without a condition the claim cannot be told, for the reason that it gives")
    func withoutCondition() throws {
        let claim = try held(Claim(id: "C15", text: ["en": "Hard."], needed: ["en": "people"]))
        #expect(claim.verdict == .cannotBeToldHere)
        #expect(claim.needed == LocalizedText(["en": "people"]))
    }

    @Test("A measure has a value for each architecture, none where the architecture has no such part")
    func measures() throws {
        let measure = Claim.Measure(title: ["en": "Router's"], formula: formula("roles.Router.logicLines + files"))
        let claim = try held(
            Claim(id: "C1", text: ["en": "More."], measures: [measure], condition: formula("VIPER.files == 3"))
        )
        #expect(claim.measures.map(\.values) == [["MVC": Figure(nil), "VIPER": Figure(3)]])
        #expect(claim.measures.map(\.formula) == ["roles.Router.logicLines + files"])
    }

    @Test("An architecture whose tests failed has no value in a measure")
    func failed() throws {
        let measure = Claim.Measure(title: ["en": "Files"], formula: formula("files"))
        let subject = Self.subject([Claim(id: "C1", text: [:], measures: [measure], needed: [:])])
        let report = try MadeUpReport(of: subject).report(failed: ["VIPER"])
        #expect(try ClaimReview(of: subject).claims(in: report).first?.measures.map(\.values) == [["MVC": Figure(0)]])
    }

    @Test(
        "A formula that means nothing is told before anything is measured, with its place",
        arguments: [
            (Claim(id: "C1", text: [:], condition: formula("VIPER.fils > 1")), "There is no figure VIPER.fils"),
            (Claim(id: "C1", text: [:], condition: formula("VIPER.files")), "is a number where a condition is"),
            (
                Claim(id: "C1", text: [:], measures: [.init(title: [:], formula: formula("files >"))], needed: [:]),
                "is not one expression"
            ),
        ]
    )
    func checked(_ claim: Claim, _ words: String) {
        let error = #expect(throws: ClaimsError.self) { try ClaimReview(of: Self.subject([claim])).check() }
        #expect(error?.description.hasPrefix("claims.yml:7:3: claims[0].holds: ") == true)
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    }

    @Test("A type that turns out not to be there is an error with its place")
    func unknownType() throws {
        let claim = Claim(id: "C1", text: [:], condition: formula("VIPER.types.CatView.wmc > 1"))
        try ClaimReview(of: Self.subject([claim])).check()
        let error = #expect(throws: ClaimsError.self) { try held(claim) }
        #expect(error?.description.hasPrefix("claims.yml:7:3: claims[0].holds: There is no figure ") == true)
    }

    /// MVC has 1 file, VIPER 3.
    private func held(_ claim: Claim) throws -> ClaimFigures {
        let subject = Self.subject([claim])
        var report = try MadeUpReport(of: subject)
        report.set("MVC.files", to: 1)
        report.set("VIPER.files", to: 3)
        return try #require(try ClaimReview(of: subject).claims(in: report.report()).first)
    }

    private static func subject(_ claims: [Claim]) -> Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Cats",
            baseline: "MVC",
            architectures: ["MVC", "VIPER"].map { Architecture(name: $0, sources: Module(name: $0, path: $0)) },
            roles: [Role(name: "Router", patterns: ["*Router"], architectures: ["VIPER"])],
            scenarioTests: "Scenario",
            claims: ClaimSheet(claims: claims)
        )
    }
}

private func formula(_ text: String) -> WrittenFormula {
    WrittenFormula(
        text: text,
        place: ConfigurationPlace(file: "claims.yml", line: 7, column: 3, key: "claims[0].holds")
    )
}
