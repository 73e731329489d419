import Report
import Words
import Writers

/// The overview's answer and picture as an SVG file of its own, for a README or a slide.
public enum PictureWriter {
    /// The colours of the page's two themes.
    public enum Theme: String, CaseIterable, Sendable {
        case light, dark
    }

    private static let width = 1200
    private static let margin = 24
    private static let rowHeight = 32
    /// In characters.
    private static let longestName = 30
    /// Between a row's start and its line, and how long that is.
    private static let (labelWidth, lineWidth) = (294, 270)
    /// Where the word on which way is better ends, from a row's start.
    private static let wayEnd = 282
    /// Where the second panel starts.
    private static let middle = 616

    /// Identical for identical reports; `nil` if there is nothing to compare.
    public static func text(
        for report: Report,
        theme: Theme,
        words: WordTable = .standard
    ) throws(PageError) -> String? {
        let columns = Column.all(of: report)
        guard columns.count > 1 else { return nil }
        let content = content(of: report, columns: columns, colors: StyleColors(of: theme), words: words)
        return try Templates(words: words).render(content, with: "picture")
    }

    private static func content(
        of report: Report,
        columns: [Column],
        colors: StyleColors,
        words: WordTable
    ) -> Content {
        let title = OverviewAnswer.compared(in: report, words: words).text.en
        var y = 48
        var texts: [Content] = [text(title, x: margin, y: y, size: fitting(28, title), weight: 600)]
        for answer in OverviewAnswer.all(of: report, columns: columns, words: words).map(\.whole.en) {
            y += 30
            texts.append(text(answer, x: margin, y: y, size: fitting(17, answer)))
        }
        for note in OverviewNotes.all(of: report, columns: columns, words: words).map(\.en) {
            y += 24
            texts.append(text(note, x: margin, y: y, size: fitting(13, note), color: colors.quiet))
        }
        y += 40
        var marks: [Content] = []
        var x = margin + 8
        let panels = OverviewPanel.all(of: report, columns: columns)
        let named =
            columns.map { (mark: $0.mark, name: $0.name) }
            + panels.variants(of: report, columns: columns).map { (mark: $0.mark, name: $0.title(in: words).en) }
        for column in named {
            let name = LabelText.fitted(column.name, to: longestName)
            if x > margin + 8, x + 16 + 11 * name.count > width - margin {
                x = margin + 8
                y += 28
            }
            marks.append(mark(column.mark, x: x, y: y - 6, colors: colors))
            texts.append(text(name, x: x + 16, y: y, size: 17, weight: 600))
            x += 60 + 11 * name.count
        }
        var lines: [Content] = []
        // Where the next panel of each half begins.
        var ends = [margin: y, middle: y]
        for panel in panels {
            let start = panel.kind == .multiples ? margin : middle
            let y = ends[start] ?? y
            let caption = words("overview.\(panel.kind)").en + (panel.kind.isOfBaseline ? " \(report.baseline)" : "")
            texts.append(text(caption, x: start, y: y + 40, size: 14, color: colors.quiet))
            /// Where a place of a line is, in the picture's units.
            func along(_ place: String) -> Double {
                Double(start + labelWidth) + (Double(place) ?? 0) / 100 * Double(lineWidth)
            }
            for (number, row) in panel.rows.enumerated() {
                let top = y + 50 + number * rowHeight
                texts.append(text(words("overview.\(row.measure.name)").en, x: start, y: top + 21, size: 15))
                if let better = row.measure.better {
                    let way = words("overview.\(better)").en
                    texts.append(
                        text(way, x: start + wayEnd, y: top + 21, size: 11, color: colors.quiet, anchor: "end")
                    )
                }
                lines += panel.scale.ticks.map {
                    [
                        "x": along($0.place), "y1": top, "y2": top + rowHeight,
                        "color": $0.isOne ? colors.ink : colors.rule,
                    ]
                }
                marks += DotStrip(row.places, on: panel.scale, lowerBounds: row.lowerBounds).dots.flatMap { dot in
                    let shapes = ["\(dot.mark)"] + (dot.isOpen ? ["open"] : [])
                    return shapes.map {
                        let height = top + rowHeight * dot.height / 100
                        return mark(dot.mark, shape: $0, x: along(dot.place), y: height, colors: colors)
                    }
                }
            }
            let end = y + 50 + panel.rows.count * rowHeight
            texts += panel.scale.ticks.map {
                text(
                    $0.label,
                    x: along($0.place),
                    y: end + 20,
                    size: 13,
                    color: $0.isOne ? colors.ink : colors.quiet,
                    anchor: "middle"
                )
            }
            ends[start] = end + 20
        }
        return [
            "width": width, "height": (ends.values.max() ?? y) + margin, "paper": colors.paper, "ink": colors.ink,
            "title": title, "texts": texts, "lines": lines, "marks": marks,
        ]
    }

    /// The size, or a smaller one at which the text is no wider than the picture: a letter takes half of it, and a bit.
    private static func fitting(_ size: Int, _ text: String) -> Int {
        min(size, Int(Double(width - 2 * margin) / (0.56 * Double(max(text.count, 1)))))
    }

    private static func text(
        _ text: String,
        x: some Sendable,
        y: Int,
        size: Int,
        weight: Int? = nil,
        color: String? = nil,
        anchor: String? = nil
    ) -> Content {
        ["text": text, "x": x, "y": y, "size": size, "weight": weight, "color": color, "anchor": anchor]
    }

    private static func mark(
        _ mark: Int,
        shape: String? = nil,
        x: some Sendable,
        y: Int,
        colors: StyleColors
    ) -> Content {
        ["mark": shape ?? "\(mark)", "x": x, "y": y, "color": colors.mark(mark)]
    }
}
