import Testing
import Words

@testable import Page

struct StagedExerciseTests {
    @Test(
        "A course's page keeps its headings, items, code and what is bold, and no name in it becomes markup",
        arguments: [
            ("## Why <i>\n\nA **layer** is\nuseful.", "<h3>Why &lt;i&gt;</h3><p>A <b>layer</b> is useful.</p>"),
            (
                "Do:\n\n1. Read `a.swift`\n   whole.\n2. Mend.",
                "<p>Do:</p><p class=item>1. Read <code>a.swift</code> whole.</p><p class=item>2. Mend.</p>"
            ),
            (
                "```swift\nlet a = 1\n\n  let b = \"<\"\n```\nAfter.",
                "<pre tabindex=0><code>let a = 1\n\n  let b = &quot;&lt;&quot;</code></pre><p>After.</p>"
            ),
            (
                "| role | does |\n|---|:--|\n| View | *shows* `a` |",
                "<table><tr><th scope=col>role</th><th scope=col>does</th></tr><tr><td>View</td>"
                    + "<td><em>shows</em> <code>a</code></td></tr></table>"
            ),
            (
                "- One\n- Two `*` and **three**",
                "<p class=item>• One</p><p class=item>• Two <code>*</code> and <b>three</b></p>"
            ),
        ]
    )
    func blocks(markdown: String, html: String) throws {
        let exercise = StagedExercise(id: "read/layer", title: "Mend", page: Words(markdown), checks: [])
        let page = try StagePage.madeUp().part(for: exercise)
        let body = try #require(page.firstMatch(of: #/(?s)<div class=word .*?>\n(.*?)</div>/#)).output.1
        #expect(body.split(separator: ">\n").map { $0.drop { $0 == "\n" } }.joined(separator: ">") == html)
    }

    @Test("Each check says whether it holds, and only the one that does not what that means")
    func checks() throws {
        let exercise = StagedExercise(
            id: "read/layer",
            title: Words(en: "Mend the layer", zh: "修好分层"),
            page: "",
            checks: [
                .init(id: "build", state: .holds, says: nil),
                .init(id: "layers", state: .fails, says: Words(en: "A view asks.", zh: "问")),
                .init(id: "tests", state: .untried, says: nil),
            ]
        )
        let html = try StagePage.madeUp().part(for: exercise)
        let list = html.matches(of: #/<li>.*?(✓|✗|·).*? (\w+)(<br><i>A view asks\.</i>)?/#)
        #expect(
            list.map { "\($0.output.1) \($0.output.2) \($0.output.3 != nil)" } == [
                "✓ build false", "✗ layers true", "· tests false",
            ]
        )
    }

    @Test("Without an exercise nothing shows")
    func none() throws {
        #expect(try StagePage.madeUp().part(for: nil as StagedExercise?) == "")
    }
}
