import Report
import Words
import Writers

/// The answer: what was compared, what takes most code, what can be tested, and what is slowest; with a picture.
enum OverviewSection {
    /// `nil` if there is nothing to compare.
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content? {
        guard columns.count > 1 else { return nil }
        return [
            "compared": OverviewAnswer.compared(in: report, words: words),
            "answers": OverviewAnswer.all(of: columns, words: words),
            "names": columns.map { column -> Content in
                [
                    "index": column.index, "name": column.name, "mark": column.mark,
                    "short": OverviewPanel.shortName(of: column),
                ]
            },
            "panels": OverviewPanel.all(of: report, columns: columns).map { panel($0, in: report, words: words) },
        ]
    }
}

extension OverviewSection {
    private static func panel(_ panel: OverviewPanel, in report: Report, words: WordTable) -> Content {
        [
            "name": panel.kind.rawValue,
            "title": words("overview.\(panel.kind)"),
            "baseline": panel.kind == .multiples ? report.baseline : nil,
            "ticks": panel.scale.ticks,
            "rows": panel.rows.map { row, values -> Content in
                [
                    "id": row.measure.name,
                    "title": words("overview.\(row.measure.name)"),
                    "better": row.measure.better.map { words("overview.\($0)") },
                    "told": zip(row.cells, report.measured).enumerated().map { index, told -> Content in
                        let number = NumberText.value(told.0.value, row.measure.format)
                        return ["index": index, "text": "\(told.1.name) \(number)"]
                    },
                    "dots": DotStrip(values, on: panel.scale).dots,
                ]
            },
        ]
    }
}
