import Foundation
import Report
import Support
import Words

/// The answer and the comparison for a terminal of 80 columns: numbers, and a bar where the architectures differ.
///
/// The bar grows with the logarithm of the largest value over the smallest, and is full in the row that differs most.
public struct TerminalWriter {
    private let style: TerminalStyle
    private let words: WordTable

    private static let barWidth = 5
    private static let limits = PlainTable.Limits(line: 80, firstColumn: 24)

    public init(style: TerminalStyle, words: WordTable = .standard) {
        self.style = style
        self.words = words
    }

    public func text(for report: Report) -> PrintableText {
        let failed = report.failed.map { failed in
            style.red(line(words("failures.no-figures", ["name": Words(failed.name)])))
        }
        let parts: [PrintableText] = [
            opening(of: report),
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
    /// What was compared, and the answer in a few sentences.
    private func opening(of report: Report) -> PrintableText {
        let columns = Column.all(of: report)
        let answers = OverviewAnswer.all(of: report, columns: columns, words: words)
        let sentences = report.measured.count > 1 ? answers : []
        let compared = OverviewAnswer.compared(in: report, words: words).text
        let lines =
            (report.measured.isEmpty ? [] : [compared]) + sentences.map(\.whole)
            + OverviewNotes.all(of: report, columns: columns, words: words)
        return style.bold("\(report.name)") + "\n" + lines.map(line).joined()
    }

    private func table(of comparison: Comparison) -> PrintableText {
        let isCompared = comparison.columns.count > 1
        let alike = isCompared ? comparison.rows.filter(\.isAlike) : []
        let widest = comparison.rows.compactMap(\.spread).max() ?? 1
        let header = [""] + (isCompared ? [words("terminal.widest").en] : []) + comparison.columns
        let rows = comparison.groups.flatMap { group -> [[String]] in
            let rows = group.rows.filter { !isCompared || !$0.isAlike }
            return rows.isEmpty
                ? []
                : [[words(group.title).en]]
                    + rows.map { row in
                        [words(row.measure.title).en] + (isCompared ? [spread(of: row, widest: widest)] : [])
                            + row.cells.map { $0.text(row.measure.format) }
                    }
        }
        let table = PlainTable(
            textColumns: isCompared ? 2 : 1,
            limits: Self.limits,
            emphasis: style.bold,
            rows: [header] + rows
        )
        return table.text + (alike.isEmpty ? "" : "\n" + same(alike))
    }

    /// What the architectures have in common: each measure with its one value.
    private func same(_ rows: [Comparison.Row]) -> PrintableText {
        let measures = rows.map { row in
            let value = NumberText.value(row.cells.first?.value, row.measure.format)
            return Words("\(words(row.measure.fullTitle).en) \(value)")
        }
        return line(words("terminal.alike", ["measures": measures.enumerated]))
    }

    /// Counts are in the comparison, so what has an interval is here.
    private func costs(of report: Report) -> PrintableText {
        let tables = CostTable.all(of: report, words: words).compactMap { table in
            table.kind.unit.map { table.brief(title: words($0).en).plain(limits: Self.limits) }
        }
        let hasHint = report.hasRatios && !tables.isEmpty
        let hint = hasHint ? line(words("terminal.ratios", ["baseline": Words(report.baseline)])) : ""
        let origin = CostOrigin.sentences(of: report, words: words).map(line).joined()
        return style.bold("\(words("running.title").en)") + "\n" + hint + tables.joined() + style.faint(origin)
    }

    /// Empty if no graph misses a callback.
    private func uncalled(in report: Report) -> PrintableText {
        UnseenCallbacks.sentences(of: report, words: words).map(line).joined()
    }

    /// Empty if the tests of all ran that have some.
    private func unrun(in report: Report) -> PrintableText {
        guard report.measured.contains(where: { $0.runAbsence == .notRun }) else { return "" }
        let isSomeKnown = report.measured.contains { $0.coverage != nil || $0.tests?.count != nil }
        let unknown = words(isSomeKnown ? "tests.some-unknown" : "tests.not-executed")
        return line([unknown, words("tests.how-to-run")].paragraph)
    }

    /// Empty if every anti-pattern was looked for.
    private func unsought(in report: Report) -> PrintableText {
        let absences = HabitAbsences(of: report, words: words)
        return absences.sentences.isEmpty ? "" : ([absences.count] + absences.sentences).map(line).joined()
    }

    /// A sentence with its line end, in as many lines as it takes; a number stays on the line of its unit.
    private func line(_ sentence: Words) -> PrintableText {
        let lines = PrintableText("\(sentence.en)\n").wrapped().verbatim
        return PrintableText(verbatim: lines.replacing("\u{a0}", with: " "))
    }

    private func spread(of row: Comparison.Row, widest: Double) -> String {
        guard let spread = row.spread else { return row.startsAtNothing ? words("terminal.from-zero").en : "" }
        let length = max(1, Int((log(spread) / log(widest) * Double(Self.barWidth)).rounded()))
        return "\(NumberText.ratio(spread)) \(String(repeating: "█", count: length))"
    }
}
