import Testing

@testable import Page
@testable import Report
@testable import Writers

struct StructureFindingsTests {
    @Test("Of each graph it is said who has least and who has most, whoever that is")
    func lead() {
        // Of 4 × 4 pairs Flat reaches 6 as resolved, and Deep 9.
        let lead = StructureFindings(columns: Column.all(of: .madeUp), words: .standard).lead.map(\.en)
        #expect(
            lead.dropFirst() == [
                "As declared, NCCD (how much of itself a graph reaches, for its size) is lowest in Flat, 1.00, and highest in "
                    + "Deep, 1.20.",
                "As resolved, it is lowest in Flat, 1.00, and highest in Deep, 1.80.",
                "As resolved, propagation cost (the share of the graph that a node reaches on average) is lowest in Flat, "
                    + "37.5 %, and highest in Deep, 56.3 %.",
            ]
        )
        // 6 of 2 × 4 pairs would be as declared; as resolved Wide reaches 15 of 16, and has the least NCCD.
        let wide = ArchitectureFigures.made(
            name: "Wide",
            code: 1,
            unit: nil,
            edges: (2, 3),
            nccd: (1, 0.5),
            reach: (4, 6, 15)
        )
        let opposite = StructureFindings(columns: Column.all(of: .of([.flat, wide])), words: .standard).lead.map(\.en)
        #expect(
            opposite.suffix(2) == [
                "As resolved, it is lowest in Wide, 0.50, and highest in Flat, 1.00.",
                "As resolved, propagation cost (the share of the graph that a node reaches on average) is lowest in Flat, "
                    + "37.5 %, and highest in Wide, 93.8 %.",
            ]
        )
    }

    @Test("Why an architecture's graphs differ")
    func graphs() throws {
        let columns = Column.all(of: .madeUp)
        let findings = StructureFindings(columns: columns, words: .standard)
        let deep = try #require(columns.last)
        let places = EdgeEnds(of: deep.figures, shared: [SharedLayer(name: "Model", files: 1, lines: .zero)])
        let reasons = findings.reasons(of: deep, arrows: Arrow.all(of: deep.figures, places: places)).map(\.en)
        #expect(
            reasons.first
                == "3 of its 6 declared edges end at a protocol. As resolved, they lead on to what conforms; edges "
                + "that were not there: 3."
        )
        #expect(
            reasons.last
                == "Between roles this adds Presenter → View +1 (not declared), View → Presenter +2."
        )
    }

    @Test("Of many arrows that are added six are named; the others, and those within a role, are counted")
    func manyArrows() throws {
        let columns = Column.all(of: .madeUp)
        let deep = try #require(columns.last)
        let between = (1...8).map {
            Arrow(from: "Role\($0)", to: "View", declared: 1, resolved: 11 - $0, isBreach: false)
        }
        let within = Arrow(from: "View", to: "View", declared: 2, resolved: 5, isBreach: false)
        let reasons = StructureFindings(columns: columns, words: .standard).reasons(
            of: deep,
            arrows: between + [within]
        )
        // Added are 9, 8, 7, 6, 5, 4, then 3 and 2; within View 3.
        #expect(
            reasons.map(\.en).last
                == "Between roles this adds Role1 → View +9, Role2 → View +8, Role3 → View +7, Role4 → View +6, "
                + "Role5 → View +5, Role6 → View +4; between others 5; within a role 3."
        )
        #expect(reasons.map(\.zh).last?.hasSuffix("；其他角色之间 5 条；角色内部 3 条。") == true)
    }
}
