import MadeUpScale
import Report
import Testing

@testable import Page

struct ScalePageTests {
    @Test("Each measure has a finding, a chart that it names, and a table with the chart's data")
    func charts() throws {
        let page = try ScalePage.text(for: .madeUp)
        #expect(
            page.contains(
                "id=\"files-finding\"><i>Files: the cost per pair stays in Flat; grows in Steep.</i>"
                    + "<i lang=zh>文件：每组的代价，Flat 不变；Steep 增长。</i></p>"
            )
        )
        #expect(page.contains("<svg class=\"chart\" role=\"img\" aria-labelledby=\"files-finding\""))
        #expect(page.contains("<tr><th scope=\"row\">Steep</th><td>2</td><td>8</td><td>32</td>"))
        #expect(page.contains("<polyline points=\"62,"))
        #expect(page.components(separatedBy: "<svg class=\"chart\"").count - 1 == ScaleMeasure.allCases.count - 2)
    }

    @Test("The trends of all measures stand in one table, which leads to each")
    func overview() throws {
        #expect(
            try ScalePage.text(for: .madeUp).contains(
                "<tr><th scope=\"row\"><a href=\"#files\"><i>Files</i><i lang=zh>文件</i></a></th>"
                    + "<td><i>stays</i><i lang=zh>不变</i></td><td><i>grows</i><i lang=zh>增长</i></td></tr>"
            )
        )
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
        #expect(try !ScalePage.text(for: scale).contains("<script>alert"))
    }
}
