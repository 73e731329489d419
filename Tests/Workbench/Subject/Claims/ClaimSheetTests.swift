import Foundation
import Testing

@testable import Subject

@Suite("Claims in the configuration")
struct ClaimSheetTests {
    private static let configuration = """
        name: Cats
        baseline: MVC
        architectures:
          - name: MVC
            sources: Sources/MVC
          - name: MVP
            sources: Sources/MVP
        scenarios: ScenarioTests
        roles:
          Controller: {patterns: ['*Controller'], in: [MVC]}
          View: {patterns: ['*View'], in: [MVP]}
        rules:
          - name: inward
            forbidden: {from: View, to: MVP}
        claims: claims.yml

        """

    @Test("A claim has its texts, its measures, and either a condition or what would be needed")
    func claims() throws {
        let sheet = try sheet(
            """
            claims:
              - id: C1
                claim: {en: More code., zh: 代码更多。}
                measures:
                  - {title: Code lines, formula: lines.code}
                holds: >-
                  MVP.lines.code
                    > MVC.lines.code
              - id: C2
                claim: Hard to learn.
                needed: {en: people}
            """
        )
        let first = try #require(sheet.claims.first)
        #expect(first.text == ["en": "More code.", "zh": "代码更多。"])
        #expect(first.measures.map(\.title) == [["en": "Code lines"]])
        #expect(first.measures.map(\.formula.text) == ["lines.code"])
        // However it is broken into lines, it is one formula; its place is its own.
        #expect(first.condition?.text == "MVP.lines.code > MVC.lines.code")
        let place = ConfigurationPlace(file: "claims.yml", line: 6, column: 12, key: "claims[0].holds")
        #expect(first.condition?.place == place)
        #expect(first.needed == nil)
        #expect(sheet.claims.last?.condition == nil)
        #expect(sheet.claims.last?.needed == ["en": "people"])
    }

    @Test("A claim's measures may have the conditions of its parts, and a rule may be named that makes it true")
    func parts() throws {
        let sheet = try sheet(
            """
            claims:
              - id: C1
                claim: More.
                measures:
                  - {title: Lines, formula: lines.code, holds: MVP.lines.code > 1}
                  - {title: Files, formula: files}
                  - {title: Files, formula: files, holdsBeside: MVP.files > 1}
                enforcedBy: inward
                fairness: Documentation/fairness.md#lines
            """
        )
        let claim = try #require(sheet.claims.first)
        #expect(claim.conditions.map(\.text) == ["MVP.lines.code > 1"])
        #expect(claim.measures.map(\.isBeside) == [false, false, true])
        let keys = claim.measures.map { $0.condition?.place.key }
        #expect(keys == ["claims[0].measures[0].holds", nil, "claims[0].measures[2].holdsBeside"])
        #expect(claim.enforcedBy == "inward")
        #expect(claim.fairness == "Documentation/fairness.md#lines")
    }

    @Test("A figure that was counted by other means has numbers by architecture, and the command that counts it")
    func counted() throws {
        let sheet = try sheet("counted: {cures: {by: make count, numbers: {MVC: 1, MVP: 2}}}")
        #expect(sheet.counted == [CountedFigure(name: "cures", command: "make count", numbers: ["MVC": 1, "MVP": 2])])
        #expect(sheet.counted.numbers(of: "MVP") == ["cures": 2])
    }

    @Test("An architecture for which nobody has counted has no number")
    func uncounted() throws {
        let sheet = try sheet("counted: {cures: {by: make count, numbers: {MVC: 1}}}")
        #expect(sheet.counted.numbers(of: "MVC") == ["cures": 1])
        #expect(sheet.counted.numbers(of: "MVP").isEmpty)
    }

    @Test("A pair of protocols has rows that both have, under one name or two, and rows that one has alone")
    func protocolPairs() throws {
        let sheet = try sheet(
            """
            protocolPairs:
              Views:
                protocols: {MVC: CatView, MVP: CatScreen}
                requirements: ['show()', {MVC: 'a()', MVP: 'b()'}, {MVP: 'c()'}, {MVC: 'd()', leftOut: navigation}]
            """
        )
        let pair = try #require(sheet.protocolPairs.first)
        #expect(pair.name == "Views")
        #expect(pair.protocols == ["MVC": "CatView", "MVP": "CatScreen"])
        #expect(
            pair.requirements.map(\.names) == [
                ["MVC": "show()", "MVP": "show()"], ["MVC": "a()", "MVP": "b()"], ["MVP": "c()"], ["MVC": "d()"],
            ]
        )
        #expect(pair.requirements.map(\.leftOut) == [nil, nil, nil, "navigation"])
    }

    @Test("A mapped rule has a role of the architecture for one that the rule names")
    func mappings() throws {
        let sheet = try sheet("mappedRules: {mapped: {rule: inward, roles: {MVC: {Controller: View}}}}")
        let pairs = [RuleMapping.Pair(role: "Controller", counterpart: "View")]
        #expect(sheet.mappings == [RuleMapping(name: "mapped", rule: "inward", architecture: "MVC", pairs: pairs)])
    }

    @Test("A rule is mapped to the architectures that are named, and stands as it is where it holds anyway")
    func mappedRules() throws {
        let subject = try subject("mappedRules: {mapped: {rule: inward, roles: {MVC: {Controller: View}}}}")
        #expect(subject.mappedRules(for: "MVC").map { $0.mapping?.architecture } == ["MVC"])
        #expect(subject.mappedRules(for: "MVP").map { $0.mapping?.architecture } == [nil])
        #expect(subject.mappedRules(for: "MVP").map(\.name) == ["mapped"])
    }

    @Test("Without the key there are no claims")
    func none() throws {
        try SampleDirectory.with { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.claims == ClaimSheet())
        }
    }

    @Test(
        "Every mistake is told with the file, the line, the column and the key",
        arguments: [
            (
                "claims: [{id: C1, claim: More., holds: a, needed: b}]",
                """
                claims.yml:1:10: claims[0]: A claim holds under a condition, or under those of its measures, or cannot be \
                told by figures. Give it exactly one of holds, measures with holds, needed.
                """
            ),
            (
                "claims: [{id: C1, claim: More.}]",
                """
                claims.yml:1:10: claims[0]: A claim holds under a condition, or under those of its measures, or cannot be \
                told by figures. Give it exactly one of holds, measures with holds, needed.
                """
            ),
            (
                "claims: [{id: C1, claim: A., measures: [{title: F, formula: files, holds: a, holdsBeside: b}]}]",
                """
                claims.yml:1:91: claims[0].measures[0].holdsBeside: This measure has a condition already. Give it one of \
                holds and holdsBeside.
                """
            ),
            (
                "claims: [{id: C1, claim: A., measures: [{title: F, formula: files, holdsBeside: b}]}]",
                """
                claims.yml:1:10: claims[0]: A claim holds under a condition, or under those of its measures, or cannot be \
                told by figures. Give it exactly one of holds, measures with holds, needed.
                """
            ),
            (
                "claims:\n  - {id: C1, claim: A., needed: b}\n  - {id: C1, claim: B., needed: b}",
                """
                claims.yml:3:10: claims[1].id: The claim "C1" is there twice, first in line 2, by claims[0].id. Remove or \
                rename one of the two.
                """
            ),
            (
                "claims: [{id: C1, needed: b}]",
                "claims.yml:1:10: claims[0]: The key \"claim\" is missing. Add it."
            ),
            (
                "protocolPairs: {Views: {protocols: {MVC: CatView}, requirements: []}}",
                """
                claims.yml:1:36: protocolPairs.Views.protocols: This is one protocol. Write the protocols \
                of two architectures instead.
                """
            ),
            (
                "protocolPairs: {Views: {protocols: {MVC: A, MVP: B}, requirements: [{MVVM: c}]}}",
                """
                claims.yml:1:70: protocolPairs.Views.requirements[0].MVVM: There is no key "MVVM" here. Did you mean \
                "MVC"? What may stand here: MVC, MVP, leftOut.
                """
            ),
            (
                "protocolPairs: {Views: {protocols: {MVC: A, MVP: B}, requirements:\n [a, {MVC: b, MVP: a}]}}",
                """
                claims.yml:2:6: protocolPairs.Views.requirements[1]: The requirement of MVP "a" is there twice, first \
                in line 2, by protocolPairs.Views.requirements[0]. Remove or rename one of the two.
                """
            ),
            (
                "protocolPairs: {Views: {protocols: {MVC: A, MVP: B}, requirements: [{leftOut: c}]}}",
                """
                claims.yml:1:69: protocolPairs.Views.requirements[0]: This is no requirement. Write a \
                requirement of one of the protocols instead.
                """
            ),
            (
                "mappedRules: {m: {rule: inwards, roles: {MVC: {}}}}",
                """
                claims.yml:1:25: mappedRules.m.rule: There is no rule "inwards" here. Did you mean "inward"? What may \
                stand here: inward.
                """
            ),
            (
                "mappedRules: {m: {rule: inward, roles: {MVC: {View: View}}}}",
                """
                claims.yml:1:47: mappedRules.m.roles.MVC.View: There is no role "View" here. What may stand here: \
                Controller.
                """
            ),
            (
                "claims: [{id: C1, claim: More., holds: a, measures: [{title: A, formula: a, holds: a}]}]",
                "claims.yml:1:10: claims[0]: A claim holds under a condition, or under those of its measures, or "
            ),
            (
                "claims: [{id: C1, claim: More., holds: a, enforcedBy: inwards}]",
                "claims.yml:1:55: claims[0].enforcedBy: There is no rule \"inwards\" here. Did you mean \"inward\"?"
            ),
            (
                "claims: [{id: C1, claim: More., needed: a, enforcedBy: inward}]",
                "claims.yml:1:56: claims[0].enforcedBy: This claim has no condition that a rule could make true."
            ),
            (
                "counted: {cures: {by: make count, numbers: {MVC: 1, MVP: some}}}",
                "claims.yml:1:58: counted.cures.numbers.MVP: This is \"some\". Write a number of at least 0 instead."
            ),
            ("claims: {", "claims.yml:2:1: This is not YAML: did not find expected node content. Correct this line or"),
        ]
    )
    func mistakes(_ text: String, _ message: String) throws {
        let error = #expect(throws: SubjectError.self) { try sheet(text) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test("The file of claims stays inside the root, and can be read")
    func path() throws {
        for path in ["/etc/claims.yml", "../claims.yml", "missing.yml"] {
            try SampleDirectory.with(SampleDirectory.configuration + "claims: \(path)\n") { sample in
                let error = #expect(throws: SubjectError.self) { try Subject.load(from: sample.root) }
                #expect(error?.description.contains(path) == true)
            }
        }
    }

    private func sheet(_ text: String) throws -> ClaimSheet { try subject(text).claims }

    private func subject(_ text: String) throws -> Subject {
        var subject: Subject?
        try SampleDirectory.with(Self.configuration, files: ["Sources/MVC/A.swift", "Sources/MVP/A.swift"]) { sample in
            try sample.write(text, to: "claims.yml")
            subject = try Subject.load(from: sample.root)
        }
        return try #require(subject)
    }
}
