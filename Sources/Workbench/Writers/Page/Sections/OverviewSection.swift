import Report
import Words
import Writers

/// The answer: what was compared, what takes most code, what can be tested, and what is slowest; with a picture.
enum OverviewSection {
    /// `nil` if there is nothing to compare.
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content? {
        guard columns.count > 1 else { return nil }
        let panels = OverviewPanel.all(of: report, columns: columns)
        let variants = panels.variants(of: report, columns: columns)
        return [
            "compared": OverviewAnswer.compared(in: report, words: words),
            "answers": OverviewAnswer.all(of: report, columns: columns, words: words),
            "notes": OverviewNotes.all(of: report, columns: columns, words: words),
            "names": columns.map { column -> Content in
                [
                    "index": column.index, "name": column.name, "mark": column.mark,
                    "short": OverviewPanel.shortName(of: column),
                ]
            },
            "variants": variants.map { ["of": $0.original, "name": $0.title(in: words), "mark": $0.mark] as Content },
            "panels": panels.map { panel -> Content in
                // Panels with one scale share its lines.
                let scale = panels.first { $0.kind.isOfBaseline == panel.kind.isOfBaseline } ?? panel
                return content(
                    of: panel,
                    on: scale.kind,
                    in: report,
                    columns: columns,
                    variants: variants,
                    words: words
                )
            },
            "hasLowerBounds": panels.contains { panel in
                panel.rows.contains { !$0.lowerBounds.isEmpty }
            },
        ]
    }
}

extension OverviewSection {
    private static func content(
        of panel: OverviewPanel,
        on scale: OverviewPanel.Kind,
        in report: Report,
        columns: [Column],
        variants: [VariantColumn],
        words: WordTable
    ) -> Content {
        [
            "name": panel.kind.rawValue, "scale": scale.rawValue, "ownTicks": scale == panel.kind,
            "title": words("overview.\(panel.kind)"),
            "baseline": panel.kind.isOfBaseline ? report.baseline : nil,
            "ticks": panel.scale.ticks,
            "rows": panel.rows.map { row -> Content in
                let also = zip(variants, row.variants).compactMap { variant, value in value.map { (variant, $0) } }
                return [
                    "id": row.measure.name,
                    "title": words("overview.\(row.measure.name)"),
                    "better": row.measure.better.map { words("overview.\($0)") },
                    "told": zip(row.cells, report.measured).enumerated().map { index, told -> Content in
                        ["index": index, "text": "\(told.1.name) \(told.0.text(row.measure.format))"]
                    }
                        + also.map { variant, value in
                            let text = NumberText.value(value, row.measure.format)
                            return ["index": variant.original, "text": "\(variant.name) \(text)"]
                        },
                    "dots": DotStrip(row.places, on: panel.scale, lowerBounds: row.lowerBounds).dots.map {
                        dot -> Content in
                        let isOwn = dot.index < columns.count
                        return [
                            "index": isOwn ? dot.index : variants[dot.index - columns.count].original, "mark": dot.mark,
                            "place": dot.place, "height": dot.height, "isOpen": dot.isOpen,
                        ]
                    },
                    "open": row.lowerBounds.isEmpty ? nil : row.lowerBounds.map(String.init).joined(separator: " "),
                    // Of each variant its original, its mark and its figure, for a script that takes another baseline.
                    "also": also.isEmpty
                        ? nil : also.map { "\($0.original) \($0.mark) \($1)" }.joined(separator: ","),
                ]
            },
        ]
    }
}
