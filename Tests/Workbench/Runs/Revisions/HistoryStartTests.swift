import Testing

@testable import Revisions

struct HistoryStartTests {
    @Test(
        "Digits are a number of commits, whatever else is a revision",
        arguments: [
            ("30", .commits(30)), ("007", .commits(7)), ("1.0", .revision("1.0")), ("HEAD~2", .revision("HEAD~2")),
            ("3a", .revision("3a")), ("٣", .revision("٣")),
            // More than git counts.
            ("99999999999999999999", .commits(2_147_483_647)), ("4294967297", .commits(2_147_483_647)),
        ] as [(String, HistoryStart)]
    )
    func reads(_ text: String, start: HistoryStart) {
        #expect(HistoryStart(text) == start)
    }

    @Test(
        "Nothing, no commits, and what git would take for an option are no start",
        arguments: ["", "0", "000", "-1", "--all"]
    )
    func refuses(_ text: String) {
        #expect(HistoryStart(text) == nil)
    }
}
