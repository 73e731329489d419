import Foundation
import Report
import Testing

@testable import Scaling

struct ScalePageTests {
    @Test("Each measure has a chart that states its finding, and a table with its data")
    func charts() throws {
        let page = try ScalePage.text(for: .madeUp)
        #expect(page.contains("<svg role=\"img\" aria-labelledby=\"files-finding\""))
        #expect(page.contains("<title id=\"files-finding\">Files per pair: stays in Flat; grows in Steep.</title>"))
        #expect(page.contains("<tr><th scope=\"row\">Steep</th><td>2</td><td>8</td><td>32</td>"))
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

    @Test("The page in Reports is what its scale.json gives")
    func published() throws {
        let reports = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../../../../Reports")
            .standardized
        let scale = try ScaleFile(at: reports.appending(path: "scale.json")).read()
        let page = try String(contentsOf: reports.appending(path: "scale.html"), encoding: .utf8)
        #expect(try ScalePage.text(for: scale) == page, "Run catwalk scale, and commit what it writes.")
    }

    @Test("The figures of one pair in Reports are those of the report")
    func agreement() throws {
        let reports = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../../../../Reports")
            .standardized
        let report = try JSONDecoder().decode(
            Report.self,
            from: Data(contentsOf: reports.appending(path: "report.json"))
        )
        let scale = try ScaleFile(at: reports.appending(path: "scale.json")).read()
        #expect(scale.architectures.map(\.name) == report.measured.map(\.name))
        for (grown, figures) in zip(scale.architectures, report.measured) {
            let point = try #require(grown.points.first { $0.pairs == 1 })
            let isStale: Comment = "Run catwalk scale, and commit what it writes."
            #expect(point.files == figures.files, isStale)
            #expect(point.codeLines == figures.lines.code, isStale)
            #expect(point.declared == .init(figures.coupling.declared), isStale)
            #expect(point.resolved == .init(figures.coupling.resolved), isStale)
        }
    }
}
