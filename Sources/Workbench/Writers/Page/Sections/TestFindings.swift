import Report
import Words
import Writers

/// Which architecture has the most code without tests, in sentences.
struct TestFindings {
    let columns: [Column]
    let words: WordTable

    var answer: Words {
        unknown ?? untested ?? own ?? words("tests.all-run")
    }

    var lead: [Words] {
        let hasScenarios = columns.contains { $0.figures.coverage?.scenarios != nil }
        let counts = hasScenarios && untested == nil ? words("tests.scenarios-count") : nil
        return [unknown ?? untested ?? own, shareOfOwn, never, counts].compactMap(\.self)
    }
}

extension TestFindings {
    private var withoutTests: [Column] { columns.filter { $0.figures.tests == nil } }

    /// Why nothing is known of what tests run; `nil` if something is.
    private var unknown: Words? {
        guard columns.allSatisfy({ $0.figures.coverage == nil }) else { return nil }
        return words(withoutTests.count == columns.count ? "tests.none-known" : "tests.not-executed")
    }

    /// Whoever has no tests at all has the most without.
    private var untested: Words? {
        guard !withoutTests.isEmpty else { return nil }
        let lines = withoutTests.map { $0.figures.lines.code }.reduce(0, +)
        return words("tests.without", ["names": withoutTests.map { Words($0.name) }.listed, "lines": Words(lines)])
    }

    private var mostLeft: ColumnExtreme? { ColumnExtreme(of: columns, in: .count) { left($0, .unit) } }

    /// What an architecture's own unit tests leave out.
    private var own: Words? {
        guard let most = mostLeft, most.value > 0, let lines = most.columns[0].figures.coverage?.unit?.codeLines
        else { return nil }
        if most.columns.count > 1 {
            return words("tests.most-own-tied", ["names": most.names, "lines": Words(most.text)])
        }
        return words(
            "tests.most-own",
            [
                "name": most.names, "lines": Words(most.text), "total": Words(lines.total),
                "share": Words(NumberText.share(most.value / Double(lines.total))),
            ]
        )
    }

    /// Said where another architecture leaves the largest share.
    private var shareOfOwn: Words? {
        func share(_ figures: ArchitectureFigures) -> Double? {
            guard let lines = figures.coverage?.unit?.codeLines, lines.total > 0 else { return nil }
            return Double(lines.total - lines.covered) / Double(lines.total)
        }
        guard let count = mostLeft, let most = ColumnExtreme(of: columns, in: .share, by: share),
            most.columns.map(\.name) != count.columns.map(\.name)
        else { return nil }
        return words("tests.most-share", ["name": most.names, "share": Words(most.text)])
    }

    /// What neither unit tests nor scenarios run.
    private var never: Words? {
        let leaving = columns.filter { left($0.figures, .all) ?? 0 > 0 }
        guard columns.contains(where: { left($0.figures, .all) != nil }) else { return nil }
        guard !leaving.isEmpty else { return words("tests.none-left") }
        let list = leaving.map { column in
            words(
                "tests.left-in",
                ["name": Words(column.name), "lines": Words(Int(left(column.figures, .all) ?? 0))]
            )
        }
        return words("tests.never", ["list": list.listed])
    }

    private func left(
        _ figures: ArchitectureFigures,
        _ column: CoverageColumn
    ) -> Double? {
        figures.coverage?[column]?.codeLines.map { Double($0.missed) }
    }
}
