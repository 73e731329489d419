import Report
import Testing

@testable import Page

struct ChangesPageTests {
    @Test("A chart has a title that says what changed most, and the table has every number of it")
    func chart() throws {
        let page = try page(from: ["A": 100, "B": 50, "C": 7], to: ["A": 90, "B": 80, "C": 7])
        #expect(
            page.contains("<title>Code lines, old to new: B: 50 → 80 (+30); 1 other changed less</title>")
        )
        #expect(page.contains("<tr><th scope=\"row\">Code lines</th><td>100</td><td>90</td><td>−10</td></tr>"))
        #expect(page.ranges(of: "role=\"img\"").count == 1)
        #expect(page.contains("Unchanged: 1 figure, 0 files."))
        #expect(!page.contains("{{"))
    }

    @Test(
        "What changed most is named, whatever it is, and how many others changed less or as much, if any did",
        arguments: [
            ([7], "T0: 0 → 7 (+7)<"), ([3, 9], "T1: 0 → 9 (+9); 1 other changed less<"),
            ([8, 3, 1], "T0: 0 → 8 (+8); 2 others changed less<"),
            // Of several that changed as much, the first.
            ([5, 5], "T0: 0 → 5 (+5); 1 other changed as much<"),
            ([2, 4, 4], "T1: 0 → 4 (+4); 2 others changed as much or less<"),
        ]
    )
    func most(lines: [Int], finding: String) throws {
        let after = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ("T\($0)", $1) })
        #expect(try page(from: after.mapValues { _ in 0 }, to: after).contains(finding))
    }

    @Test("What came or went is in the table and in no chart; where nothing has changed there is neither")
    func others() throws {
        let new = try page(from: [:], to: ["A": 90])
        #expect(new.contains("<td>–</td><td>90</td>"))
        #expect(!new.contains("<svg"))
        let same = try page(from: ["A": 1], to: ["A": 1])
        #expect(same.contains("old → new: nothing that is measured has changed"))
        #expect(!same.contains("<table"))
    }

    @Test("Of many changes the largest twelve are drawn, and how many there are besides is said")
    func many() throws {
        let before = Dictionary(uniqueKeysWithValues: (10..<30).map { ("T\($0)", 0) })
        let page = try page(from: before, to: before.reduce(into: [:]) { $0[$1.key] = Int($1.key.dropFirst()) })
        #expect(page.contains("T29: 0 → 29 (+29); 19 others changed less, of which 11 are drawn"))
        #expect(page.ranges(of: "<g>").count == 12)
    }

    @Test("No name becomes markup, and nothing but the page's own style may act")
    func escapes() throws {
        let page = try page(from: ["<script>alert(1)</script>": 1], to: ["<script>alert(1)</script>": 2])
        #expect(!page.contains("<script"))
        #expect(page.contains("default-src 'none'"))
    }

    private func page(from before: [String: Int], to after: [String: Int]) throws -> String {
        func snapshot(_ lines: [String: Int]) -> Snapshot {
            Snapshot(engine: "syntax", figures: lines.mapValues { ["lines.code": Figure(Double($0))] }, files: [:])
        }
        let changes = SnapshotChanges(from: snapshot(before), to: snapshot(after))
        return try ChangesPage.text(for: changes, before: "old", after: "new")
    }
}
