import Report
import Support
import Words

/// What it costs to run and to build, scenario by scenario and build by build.
enum RunAndBuildSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.measured.isEmpty else { return [] }
        let origin = CostOrigin.sentences(of: report, words: words).paragraph.en
        let tables = CostTable.all(of: report, words: words).flatMap { table in
            let title = words(table.kind == .builds ? "running.build" : "running.scenario").en
            // One architecture is not held against itself, and none against one whose tests fail.
            let isAlone = !report.hasRatios && table.kind.isCompared
            let disagreement = table.disagreement(with: report.baseline, words: words)
            return [
                words.paragraph(
                    "running.\(table.kind)-caption\(isAlone ? "-one" : "")",
                    ["baseline": "\(report.baseline)"]
                ),
                table.full(in: words, title: title).markdown,
            ] + [disagreement.map { "\($0.en)\n" }].compactMap(\.self)
        }
        return ["\(origin)\n"] + tables
    }
}
