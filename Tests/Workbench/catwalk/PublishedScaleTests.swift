import Files
import Foundation
import Page
import Report
import Scaling
import TestFolder
import Testing
import Writers

/// Holds what is in `Reports` against what it was made from.
struct PublishedScaleTests {
    private static let isStale: Comment = "Run catwalk scale, and commit what it writes."
    private static let isOld: Comment = """
        Run catwalk scale --from Reports/scale.json --output Reports, and commit what it writes.
        """

    private let reports = Repository.url(of: "Reports")

    @Test("The page, and what follows from the figures, is what they give")
    func derivation() throws {
        let page = try String(contentsOf: reports.appending(path: "scale.html"), encoding: .utf8)
        #expect(try ScalePage.text(for: scale) == page, Self.isOld)
        let file = try String(contentsOf: reports.appending(path: "scale.json"), encoding: .utf8)
        #expect(try ScaleWriter(of: scale).json() == file, Self.isOld)
    }

    @Test("The figures of one pair are those of the report")
    func agreement() throws {
        let data = try Data(contentsOf: reports.appending(path: "report.json"))
        let report = try JSONDecoder().decode(Report.self, from: data)
        let scale = try scale
        let variants = report.variants ?? []
        #expect(scale.architectures.map(\.name) == report.measured.map(\.name) + variants.map(\.name))
        for (grown, figures) in zip(scale.architectures, report.measured) {
            let point = try #require(grown.points.first { $0.pairs == 1 })
            #expect(point.files == figures.files, Self.isStale)
            #expect(point.codeLines == figures.lines.code, Self.isStale)
            #expect(point.declared.edges == figures.coupling.declared.edges, Self.isStale)
            #expect(point.declared.propagationCost == figures.coupling.declared.propagationCost.value, Self.isStale)
            #expect(point.resolved.edges == figures.coupling.resolved.edges, Self.isStale)
            #expect(point.resolved.propagationCost == figures.coupling.resolved.propagationCost.value, Self.isStale)
            #expect(point.objectSize == figures.costs?.build?.objectSize, Self.isStale)
        }
        // Of a variant no more is in the report.
        for (grown, variant) in zip(scale.architectures.dropFirst(report.measured.count), variants) {
            let point = try #require(grown.points.first { $0.pairs == 1 })
            #expect(point.objectSize == variant.costs?.build?.objectSize, Self.isStale)
        }
    }

    private var scale: Scale { get throws { try ScaleFile(EnclosedFile("scale.json", in: reports)).read() } }
}
