import Revisions
import Testing

struct RevisionRangeTests {
    @Test(
        "Two revisions have two dots between them, or three; a side that is left out is HEAD",
        arguments: [
            ("main..HEAD", "main", "HEAD", false), ("5.0.1..6.2.2", "5.0.1", "6.2.2", false),
            ("main...HEAD", "main", "HEAD", true), ("main..", "main", "HEAD", false), ("..main", "HEAD", "main", false),
            ("origin/main..feature/one", "origin/main", "feature/one", false),
            ("HEAD~2..HEAD^", "HEAD~2", "HEAD^", false),
        ]
    )
    func range(_ text: String, before: String, after: String, startsAtMergeBase: Bool) throws {
        let range = try #require(RevisionRange(text))
        #expect(range.before == before)
        #expect(range.after == after)
        #expect(range.startsAtMergeBase == startsAtMergeBase)
    }

    @Test(
        "A path, one revision, or what git would take for an option is no range",
        arguments: [
            "old.json", "main", "..", "...", "../old.json", "reports/../old.json", "--all..main", "main..-p", "a..b..c",
        ]
    )
    func none(_ text: String) {
        #expect(RevisionRange(text) == nil)
    }
}
