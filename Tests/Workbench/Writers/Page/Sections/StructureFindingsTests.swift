import Testing

@testable import Page
@testable import Report
@testable import Writers

struct StructureFindingsTests {
    @Test("Of each graph it is said who has least and who has most, whoever that is")
    func lead() {
        // The 4 nodes of Flat reach 6 as resolved, those of Deep 9.
        let lead = StructureFindings(columns: Column.all(of: .madeUp), words: .standard).lead.map(\.en)
        #expect(
            lead.dropFirst() == [
                "As declared, NCCD (how much of itself a graph reaches, for its size) is lowest in Flat, 1.00, and highest in "
                    + "Deep, 1.20.",
                "As resolved, it is lowest in Flat, 1.00, and highest in Deep, 1.80.",
                "As resolved, a node reaches fewest nodes on average, itself included, in Flat, 1.50, and most in Deep, 2.25.",
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
                "As resolved, a node reaches fewest nodes on average, itself included, in Flat, 1.50, and most in Wide, 3.75.",
            ]
        )
    }

    @Test("What has few types, of which a change may reach most, is not the one in which most are reached")
    func fewTypes() {
        // 4 of 2 × 2 pairs are all, and 2.00 nodes on average; 40 of 10 × 10 are fewer, and 4.00.
        let few = ArchitectureFigures.made(
            name: "Few",
            code: 1,
            unit: nil,
            edges: (2, 2),
            nccd: (1, 1),
            reach: (2, 4, 4)
        )
        let many = ArchitectureFigures.made(
            name: "Many",
            code: 1,
            unit: nil,
            edges: (9, 9),
            nccd: (1, 1),
            reach: (10, 40, 40)
        )
        #expect(
            StructureFindings(columns: Column.all(of: .of([few, many])), words: .standard).lead.map(\.en).last
                == "As resolved, a node reaches fewest nodes on average, itself included, in Few, 2.00, and most in Many, 4.00."
        )
    }

    @Test("What may be more, because a callback goes unseen, is not said to be the least")
    func lowerBounds() {
        func lead(_ callbacks: [UnseenCallback], nccd: Double) -> [String] {
            let bounded = ArchitectureFigures.made(
                name: "Deep",
                code: 1,
                unit: nil,
                edges: (2, 2),
                nccd: (nccd, nccd),
                callbacks: callbacks
            )
            return StructureFindings(columns: Column.all(of: .of([.flat, bounded])), words: .standard).lead.map(\.en)
        }
        let callback = UnseenCallback(through: "Observation", file: "Deep/A.swift", line: 3)
        #expect(lead([], nccd: 0.5).contains { $0.contains("lowest in Deep") })
        #expect(!lead([callback], nccd: 0.5).contains { $0.contains("lowest in Deep") })
        #expect(lead([callback], nccd: 2).contains { $0.contains("highest in Deep") })
    }

    @Test(
        "Who may be above the highest, because a callback goes unseen, is named, unless it is the highest alone",
        arguments: [
            ([1.2, 1.8], ["Deep"], "Deep may be above the highest,"),
            ([1.2, 1.8], ["Deep", "Wide"], "Deep may be above the highest,"),
            ([1.8, 1.8], ["Deep", "Wide"], "Deep, Wide may be above the highest,"),
            ([1.8, 1.8], ["Wide"], "Wide may be above the highest,"),
            ([1.2, 1.8], ["Wide"], nil), ([1.2, 1.8], [], nil),
            // Where no highest is told, nobody is above it.
            ([1, 1], ["Deep"], nil), ([0.5, 1.8], ["Deep"], nil),
        ] as [([Double], [String], String?)]
    )
    func mayExceed(nccd: [Double], unseen: [String], sentence: String?) {
        let callback = UnseenCallback(through: "Observation", file: "A.swift", line: 3)
        let others = zip(["Deep", "Wide"], nccd).map { name, nccd in
            ArchitectureFigures.made(
                name: name,
                code: 1,
                unit: nil,
                edges: (2, 2),
                nccd: (nccd, nccd),
                callbacks: unseen.contains(name) ? [callback] : []
            )
        }
        let columns = Column.all(of: .of([.flat] + others))
        let said = StructureFindings(columns: columns, words: .standard).lead.map(\.en).filter { $0.contains("may be") }
        #expect(said == [sentence].compactMap { $0.map { $0 + " because not every callback can be seen." } })
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

    @Test("As declared, too, the ends are named whoever they are")
    func declared() {
        let high = ArchitectureFigures.made(name: "Flat", code: 1, unit: nil, edges: (2, 2), nccd: (3, 3))
        let low = ArchitectureFigures.made(name: "Deep", code: 1, unit: nil, edges: (2, 2), nccd: (0.5, 3))
        let lead = StructureFindings(columns: Column.all(of: .of([high, low])), words: .standard).lead.map(\.en)
        #expect(
            lead[1]
                == "As declared, NCCD (how much of itself a graph reaches, for its size) is lowest in Deep, 0.50, and highest in "
                + "Flat, 3.00."
        )
        // What is the same in all is no end.
        #expect(lead.count == 2)
    }

    @Test("Of edges and of cycles it is said what protocols add, or that they add nothing")
    func reasons() {
        func reasons(
            edges: (Int, Int),
            reach: (Int, Int, Int) = (4, 6, 6),
            cyclic: (Int, Int) = (0, 0)
        ) -> [String] {
            let figures = ArchitectureFigures.made(
                name: "Flat",
                code: 1,
                unit: nil,
                edges: edges,
                nccd: (1, 1),
                reach: reach,
                cyclic: cyclic
            )
            let column = Column.all(of: .of([figures]))[0]
            return StructureFindings(columns: [column], words: .standard).reasons(of: column, arrows: []).map(\.en)
        }
        #expect(
            reasons(edges: (6, 6)) == [
                "Between its own types both graphs are the same, for no type of its own stands behind a protocol that another "
                    + "one uses."
            ]
        )
        // None and then 3 of the nodes in a cycle.
        #expect(
            reasons(edges: (6, 9), reach: (4, 4, 8), cyclic: (0, 3)) == [
                "3 of its 6 declared edges end at a protocol. As resolved, they lead on to what conforms; edges that were not "
                    + "there: 3.",
                "3 of 4 nodes are then in cycles; by declarations alone, 0 are.",
            ]
        )
        #expect(
            reasons(edges: (7, 9), reach: (5, 5, 10), cyclic: (2, 5)) == [
                "3 of its 7 declared edges end at a protocol. As resolved, they lead on to what conforms; edges that were not "
                    + "there: 2.",
                "5 of 5 nodes are then in cycles; by declarations alone, 2 are.",
            ]
        )
        #expect(
            reasons(edges: (6, 9), cyclic: (2, 2)).last == "No more nodes are in a cycle than by declarations alone."
        )
    }

    @Test("Of callbacks that no graph sees it is said where they are, in whom, and how many; of none, nothing")
    func callbacks() {
        func sentences(_ figures: [ArchitectureFigures]) -> [String] {
            UnseenCallbacks.sentences(of: .of(figures), words: .standard).map(\.en)
        }
        func made(_ name: String, _ callbacks: [UnseenCallback]) -> ArchitectureFigures {
            .made(name: name, code: 1, unit: nil, edges: (1, 1), nccd: (1, 1), callbacks: callbacks)
        }
        let one = UnseenCallback(through: "Observation", file: "Flat/A.swift", line: 3)
        let two = UnseenCallback(through: "NotificationCenter", file: "Deep/B.swift", line: 9)
        func ending(_ name: String) -> String {
            " No graph has that edge, so edges, cycles, nodes reached, NCCD and propagation cost of \(name) are lower bounds."
        }
        #expect(
            sentences([made("Flat", [one]), made("Deep", [two, one])]) == [
                "In Flat, code is called back through Observation (places: 1, the first Flat/A.swift:3)."
                    + ending("Flat"),
                "In Deep, code is called back through NotificationCenter, Observation (places: 2, the first "
                    + "Deep/B.swift:9)." + ending("Deep"),
            ]
        )
        #expect(sentences([made("Flat", []), made("Deep", [])]).isEmpty)
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
        let fewer = StructureFindings(columns: columns, words: .standard).reasons(
            of: deep,
            arrows: between.prefix(7) + [Arrow(from: "View", to: "View", declared: 2, resolved: 3, isBreach: false)]
        )
        // Of seven, the one that is added least is counted: 3.
        #expect(fewer.map(\.en).last?.hasSuffix("; between others 3; within a role 1.") == true)
        #expect(reasons.map(\.zh).last?.hasSuffix("；其他角色之间 5 条；角色内部 3 条。") == true)
        let new = [0, 1].map { Arrow(from: "Role\($0)", to: "View", declared: $0, resolved: 4, isBreach: false) }
        #expect(
            StructureFindings(columns: columns, words: .standard).reasons(of: deep, arrows: new).last?.en
                == "Between roles this adds Role0 → View +4 (not declared), Role1 → View +3."
        )
    }
}
