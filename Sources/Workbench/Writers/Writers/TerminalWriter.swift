import Foundation
import Report
import Support
import Words

/// The comparison for a terminal: numbers, ratios to the baseline, and a bar where the architectures differ.
///
/// The bar grows with the logarithm of the largest value over the smallest, and is full in the row that differs most.
public struct TerminalWriter {
    private let style: TerminalStyle
    private let words: WordTable

    private static let barWidth = 5

    public init(style: TerminalStyle, words: WordTable = .standard) {
        self.style = style
        self.words = words
    }

    public func text(for report: Report) -> PrintableText {
        let failed = report.failed.map { failed in
            style.red("\(words("failures.no-figures", ["name": Words(failed.name)]).en)") + "\n"
        }
        let ratios: PrintableText =
            report.hasRatios
            ? "\(words("terminal.ratios", ["baseline": Words(report.baseline)]).en)" : ""
        let parts: [PrintableText] = [
            style.bold("\(report.name)") + ratios + "\n",
            report.measured.isEmpty ? "" : table(of: Comparison(of: report)),
            unrun(in: report),
            unsought(in: report),
            uncalled(in: report),
            report.measured.isEmpty ? "" : costs(of: report),
            failed.joined(),
        ]
        return parts.filter { $0 != "" }.joined(separator: "\n")
    }
}

extension TerminalWriter {
    private func table(of comparison: Comparison) -> PrintableText {
        let columns: [PrintableText] = comparison.columns.map { "\($0)" }
        let titles = comparison.rows.map { words($0.measure.title).en.count }.max() ?? 0
        let widths = columns.enumerated().map { place, name in
            comparison.rows.map { text(of: $0.cells[place], in: $0).width }.reduce(name.width, max)
        }
        let widest = comparison.rows.compactMap(\.spread).max() ?? 1
        var lines = [header(columns, titles: titles, widths: widths)]
        for group in comparison.groups {
            lines.append(style.bold("\(words(group.title).en)"))
            for row in group.rows {
                let title = words(row.measure.title).en.padding(toLength: titles, withPad: " ", startingAt: 0)
                let cells = zip(row.cells, widths).map { cell, width -> PrintableText in
                    let cell = text(of: cell, in: row)
                    return "  \(padding(cell.width, to: width))\(cell.text)"
                }
                lines.append(trimmed("  \(title)\(cells.joined())  \(spread(of: row, widest: widest))"))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Counts are in the comparison, so what has an interval is here.
    private func costs(of report: Report) -> PrintableText {
        let tables = CostTable.all(of: report, words: words).compactMap { table in
            table.kind.unit.map { table.short(in: words, title: words($0).en).plain() }
        }
        let origin: [PrintableText] = CostOrigin.sentences(of: report, words: words).map { "  \($0.en)\n" }
        return ([style.bold("\(words("running.title").en)") + "\n"] + tables + [style.faint(origin.joined())]).joined()
    }

    /// Empty if no graph misses a callback.
    private func uncalled(in report: Report) -> PrintableText {
        let lines: [PrintableText] = UnseenCallbacks.sentences(of: report, words: words).map { "\($0.en)\n" }
        return lines.joined()
    }

    /// Empty if tests ran, or there are none.
    private func unrun(in report: Report) -> PrintableText {
        guard report.measured.contains(where: { $0.runAbsence == .notRun }) else { return "" }
        return "\(words("tests.not-executed").en) \(words("tests.how-to-run").en)\n"
    }

    /// Empty if every anti-pattern was looked for.
    private func unsought(in report: Report) -> PrintableText {
        let absences = HabitAbsences(of: report, words: words)
        let lines: [PrintableText] = ([absences.count] + absences.sentences).map { "\($0.en)\n" }
        return absences.sentences.isEmpty ? "" : lines.joined()
    }

    private func header(_ columns: [PrintableText], titles: Int, widths: [Int]) -> PrintableText {
        let names: [PrintableText] = zip(columns, widths).map { name, width in
            "  \(padding(name.width, to: width))\(style.bold(name))"
        }
        let widest: PrintableText = columns.count > 1 ? "  \(words("terminal.widest").en)" : ""
        return "\(padding(0, to: titles + 2))\(names.joined())\(widest)"
    }

    /// A number and its ratio, and how wide they are without their style.
    private func text(of cell: Comparison.Cell, in row: Comparison.Row) -> (text: PrintableText, width: Int) {
        let number = NumberText.value(cell.value, row.measure.format)
        guard let ratio = cell.ratio.map(NumberText.ratio) else { return ("\(number)", number.count) }
        return ("\(number) \(style.faint("\(ratio)"))", number.count + 1 + ratio.count)
    }

    private func spread(of row: Comparison.Row, widest: Double) -> PrintableText {
        guard let spread = row.spread else { return row.startsAtNothing ? "\(words("terminal.from-zero").en)" : "" }
        if spread == 1 { return "" }
        let length = max(1, Int((log(spread) / log(widest) * Double(Self.barWidth)).rounded()))
        let bar: PrintableText = "\(String(repeating: "█", count: length))"
        return "\(NumberText.ratio(spread)) \(length > Self.barWidth / 2 ? style.yellow(bar) : bar)"
    }

    private func padding(_ count: Int, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count))
    }

    private func trimmed(_ line: PrintableText) -> PrintableText {
        PrintableText(verbatim: String(line.verbatim.reversed().drop { $0 == " " }.reversed()))
    }
}
