import Report
import Words
import Writers

/// What was compared: the architectures, what they share, and what they were measured with.
struct ComparedSection: Sendable {
    let answer: Words
    let lead: Words
    let hasMeasured: Bool
    let rows: [Row]
    let failures: [Failure]
    let hasShared: Bool
    let shared: [TableRow]

    /// `nil` in the reproducible form.
    let generated: Generation?

    struct Row: Sendable {
        let index: Int
        let name: String
        let roles: [String]
        let cells: [FigureCell]
        let engine: Words
    }

    struct Failure: Sendable {
        let index: Int
        let name: String
        let lines: [String]
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        answer = words("what.answer", ["names": report.architectures.map { Words($0.name) }.listed])
        lead = Self.lead(of: report, words: words).paragraph
        hasMeasured = !columns.isEmpty
        rows = columns.map { column in
            let figures = column.figures
            let counts = [figures.files, figures.lines.code, figures.tests?.scenarios, figures.tests?.count]
            return Row(
                index: column.index,
                name: column.name,
                roles: figures.roles.compactMap(\.name),
                cells: counts.map { FigureCell($0) },
                engine: words("engine.\(figures.coupling.engine.rawValue)")
            )
        }
        failures = report.failed.enumerated().map { index, failed in
            Failure(index: index, name: failed.name, lines: failed.lines(in: words))
        }
        hasShared = !report.shared.isEmpty
        shared = report.shared.enumerated().map { index, layer in
            let counts = [layer.files, layer.lines.code, layer.lines.comment, layer.lines.logical]
            return TableRow(position: index, name: layer.name, cells: counts.map { FigureCell($0) })
        }
        generated = report.generated
    }
}

extension ComparedSection {
    private static func lead(of report: Report, words: WordTable) -> [Words] {
        let scenarios = Set(report.measured.map { $0.tests?.scenarios })
        let same = scenarios.count == 1 ? scenarios.first.flatMap(\.self) : nil
        let layers = report.shared.map { Words($0.name) }.listed
        let lines = report.shared.reduce(0) { $0 + $1.lines.code }
        let failed = report.failed.map { Words($0.name) }.listed
        return [
            same.map { words("what.scenarios-pass", ["count": Words($0)]) },
            report.shared.isEmpty ? nil : words("what.layers-shared", ["layers": layers, "lines": Words(lines)]),
            report.failed.isEmpty ? nil : words("what.some-failed", ["names": failed]),
            report.measured.isEmpty ? words("what.none-measured") : nil,
        ].compactMap(\.self)
    }
}
