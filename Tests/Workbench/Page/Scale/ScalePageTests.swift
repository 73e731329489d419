import MadeUpScale
import Scale
import Testing

@testable import Page

struct ScalePageTests {
    @Test("Each measure has a chart that states its finding, and a table with its data")
    func charts() throws {
        let page = try ScalePage.text(for: .madeUp)
        #expect(page.contains("<svg role=\"img\" aria-labelledby=\"files-finding\""))
        #expect(page.contains("<title id=\"files-finding\">Files per pair: stays in Flat; grows in Steep.</title>"))
        #expect(page.contains("<tr><th scope=\"row\">Steep</th><td>2</td><td>8</td><td>32</td>"))
        #expect(page.contains("<polyline points=\"62,"))
        #expect(page.components(separatedBy: "<svg ").count - 1 == ScaleMeasure.allCases.count - 2)
    }

    @Test("A name that wants to be markup is text")
    func escaping() throws {
        let hostile = "</title><script>alert(1)</script>"
        let scale = Scale(
            name: hostile,
            rounds: 1,
            architectures: [
                ArchitectureScale(name: hostile, changedFile: hostile, points: [.madeUp(1, 1), .madeUp(2, 2)])
            ]
        )
        #expect(try !ScalePage.text(for: scale).contains("<script>"))
    }
}
