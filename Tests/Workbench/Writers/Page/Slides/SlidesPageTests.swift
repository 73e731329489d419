import Testing
import Words

@testable import Page

struct SlidesPageTests {
    @Test("Each picture, each chapter and each heading of an exercise has a slide, in both languages")
    func slides() throws {
        let html = try SlidesPage.text(
            for: .madeUp(page: Words(en: "## Why\n\nA.\n\n## What\n\nB.", zh: "## 为什么\n\n甲"))
        )
        // The title, a picture, a chapter, and the two headings of its exercise.
        #expect(html.matches(of: /<section/).count == 5)
        #expect(html.matches(of: #/<h3>(\S+?)</h3>/#).map { String($0.output.1) } == ["Why", "为什么", "What"])
        #expect(html.contains("<i>Read</i><i lang=zh>读懂</i>"))
        #expect(html.contains("src=\"data:image/png;base64,AA==\""))
    }

    @Test("The slides need nothing but themselves, and no text becomes markup")
    func closed() throws {
        let html = try SlidesPage.text(for: .madeUp(page: "## <script>\n\n<img src=x>"))
        #expect(html.contains("default-src &#39;none&#39;") || html.contains("default-src 'none'"))
        #expect(!html.contains("<script"))
        #expect(!html.contains("<img src=x>"))
    }
}

extension Slides {
    fileprivate static func madeUp(page: Words) -> Slides {
        Slides(
            title: "Four architectures",
            pictures: [Picture(address: "data:image/png;base64,AA==", text: "One app")],
            chapters: [
                Chapter(
                    title: Words(en: "Read", zh: "读懂"),
                    exercises: [Exercise(id: "read/roles", title: "Roles", page: page)]
                )
            ]
        )
    }
}
