import Report
import Words
import Writers

/// The answer: what was compared, what takes most code, what can be tested, and what is slowest; with a picture.
enum OverviewSection {
    /// `nil` if there is nothing to compare.
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content? {
        guard columns.count > 1 else { return nil }
        let panels = OverviewPanel.all(of: report, columns: columns)
        return [
            "compared": OverviewAnswer.compared(in: report, words: words),
            "answers": OverviewAnswer.all(of: report, columns: columns, words: words),
            "notes": OverviewAnswer.notes(of: report, columns: columns, words: words),
            "names": columns.map { column -> Content in
                [
                    "index": column.index, "name": column.name, "mark": column.mark,
                    "short": OverviewPanel.shortName(of: column),
                ]
            },
            "panels": panels.map { panel($0, in: report, columns: columns, words: words) },
            "hasLowerBounds": panels.contains { panel in
                panel.rows.contains { !OverviewPanel.lowerBounds(of: $0.row).isEmpty }
            },
        ]
    }
}

extension OverviewSection {
    private static func panel(
        _ panel: OverviewPanel,
        in report: Report,
        columns: [Column],
        words: WordTable
    ) -> Content {
        [
            "name": panel.kind.rawValue,
            "title": words("overview.\(panel.kind)"),
            "baseline": panel.kind == .multiples ? report.baseline : nil,
            "ticks": panel.scale.ticks,
            "rows": panel.rows.map { row, values -> Content in
                let lowerBounds = OverviewPanel.lowerBounds(of: row)
                return [
                    "id": row.measure.name,
                    "title": words("overview.\(row.measure.name)"),
                    "better": row.measure.better.map { words("overview.\($0)") },
                    "told": zip(row.cells, report.measured).enumerated().map { index, told -> Content in
                        ["index": index, "text": "\(told.1.name) \(told.0.text(row.measure.format))"]
                    },
                    "dots": DotStrip(values, on: panel.scale, lowerBounds: lowerBounds).dots,
                    "open": lowerBounds.isEmpty ? nil : lowerBounds.map(String.init).joined(separator: " "),
                ]
            },
        ]
    }
}
