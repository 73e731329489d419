import Testing

@testable import Page

struct RoomPageTests {
    @Test("The checks that stop more than one learner are named, most first, three at most")
    func stops() throws {
        let checks = ["a", "b", "b", "b", "c", "c", "d", "d", "e", "e"]
        let html = try RoomPage().part(for: checks.enumerated().map { .madeUp("\($0)", check: $1) })
        let named = html.matches(of: #/<b>read/layer: (\w)</b> \((\d)\)/#).map { "\($0.output.1)\($0.output.2)" }
        #expect(named == ["b3", "c2", "d2"])
    }

    @Test("A learner who is stuck, and one of whom nothing is heard, say so in words and not by color alone")
    func marks() throws {
        let html = try RoomPage().part(for: [
            .madeUp("Ann", check: "layers", isStuck: true), .madeUp("Bo", isSilent: true), .madeUp("Cy"),
        ])
        // The count above, the check that does not hold, and how long.
        #expect(html.matches(of: /class=stuck>/).count == 3)
        #expect(html.contains("✗</span> layers"))
        #expect(html.matches(of: /class=silent/).count == 1)
    }

    @Test("Who has passed looks unlike who has not begun, and a name that stands twice says so")
    func passed() throws {
        let html = try RoomPage().part(for: [
            .madeUp("Ann", isPassed: true), .madeUp("Bo"), .madeUp("Cy", sharesName: true),
        ])
        #expect(html.matches(of: /✓ <[^>]*>passed|✓ passed/).count == 1)
        #expect(html.matches(of: /someone else has this name, too/).count == 1)
        #expect(html.matches(of: /<td>3<\/td>/).count == 3)
    }

    @Test("An empty room says how one joins")
    func empty() throws {
        let html = try RoomPage().part(for: [])
        #expect(html.contains("Nobody has joined yet."))
        #expect(!html.contains("<table>"))
    }

    @Test("No name becomes markup")
    func escaping() throws {
        let html = try RoomPage().part(for: [.madeUp("<script>\"", exercise: "<i>", check: "<b>&")])
        for text in ["&lt;script&gt;&quot;", "&lt;i&gt;", "&lt;b&gt;&amp;"] { #expect(html.contains(text)) }
        #expect(!html.contains("<script>"))
    }

    @Test("A browser runs the page's own style and script and nothing else")
    func policy() throws {
        let page = try RoomPage()
        #expect(page.policy.contains("default-src 'none'"))
        #expect(!page.policy.contains("unsafe-inline"))
    }
}

extension RoomRow {
    fileprivate static func madeUp(
        _ name: String,
        exercise: String = "read/layer",
        check: String? = nil,
        isPassed: Bool = false,
        isStuck: Bool = false,
        isSilent: Bool = false,
        sharesName: Bool = false
    ) -> RoomRow {
        RoomRow(
            name: name,
            exercise: exercise,
            check: check,
            isPassed: isPassed,
            hints: 3,
            passed: 1,
            minutes: 2,
            isStuck: isStuck,
            isSilent: isSilent,
            sharesName: sharesName
        )
    }
}
