import Report
import Words
import Writers

/// Of which architecture tests leave out the most, in sentences.
struct TestFindings {
    let columns: [Column]
    let words: WordTable

    var lead: [Words] {
        let hasScenarios = columns.contains { $0.figures.coverage?.scenarios != nil }
        let counts = hasScenarios && untested == nil ? words("tests.scenarios-count") : nil
        return [unknown ?? untested ?? own ?? allRunOrUnknown, mostLines, howToRun, never, counts].compactMap(\.self)
    }
}

extension TestFindings {
    /// Of how many it is known which code lines unit tests run.
    private var known: Int { columns.count { $0.figures.coverage?.unit?.codeLines != nil } }

    /// That nothing is left out, or that it is not known of all; `nil` if it is known of nobody what unit tests run.
    private var allRunOrUnknown: Words? {
        known == 0 ? nil : words(known == columns.count ? "tests.all-run" : "tests.some-unknown")
    }

    private var withoutTests: [Column] { columns.filter { $0.figures.tests == nil } }

    /// Why nothing is known of what tests run; `nil` if something is.
    private var unknown: Words? {
        guard columns.allSatisfy({ $0.figures.coverage == nil }) else { return nil }
        return words(withoutTests.count == columns.count ? "tests.none-known" : "tests.not-executed")
    }

    /// What would tell what tests run; `nil` if something is known, or nobody has tests.
    private var howToRun: Words? {
        unknown == nil || withoutTests.count == columns.count ? nil : words("tests.how-to-run")
    }

    /// Whoever has no tests at all has the most without.
    private var untested: Words? {
        guard !withoutTests.isEmpty else { return nil }
        let lines = withoutTests.map { $0.figures.lines.code }.reduce(0, +)
        return words("tests.without", ["names": withoutTests.map { Words($0.name) }.listed, "lines": Words(lines)])
    }

    /// What an architecture's own unit tests leave out; `nil` if they leave out nothing, or if it is not known of all.
    private var own: Words? {
        let most = ColumnExtreme(of: columns, in: .share) { figures in
            figures.coverage?.unit?.codeLines?.share.map { 1 - $0 }
        }
        guard known == columns.count, let most, most.value > 0,
            let lines = most.columns[0].figures.coverage?.unit?.codeLines
        else { return nil }
        if most.columns.count > 1 {
            return words("tests.most-own-tied", ["names": most.names, "share": Words(most.text)])
        }
        return words(
            columns.count == 1 ? "tests.own" : "tests.most-own",
            [
                "name": most.names, "lines": Words(lines.missed), "total": Words(lines.total),
                "share": Words(most.text),
            ]
        )
    }

    /// Whose unit tests leave out most lines, if it is not the one of whom they leave out the largest share.
    private var mostLines: Words? {
        let count = { (figures: ArchitectureFigures) in figures.coverage?.unit?.codeLines }
        guard untested == nil, known == columns.count,
            let lines = ColumnExtreme(of: columns, in: .count, by: { count($0).map { Double($0.missed) } }),
            let share = ColumnExtreme(of: columns, in: .share, by: { count($0)?.share.map { 1 - $0 } }),
            lines.columns.count == 1, let first = lines.columns.first, let missed = count(first.figures),
            missed.missed > 0, share.columns.map(\.index) != [first.index]
        else { return nil }
        return words(
            "tests.most-lines",
            ["name": Words(first.name), "lines": Words(missed.missed), "total": Words(missed.total)]
        )
    }

    /// What neither unit tests nor scenarios run.
    ///
    /// Coverage that tells how many lines ran does not tell which, and so not whether they are code.
    private var never: Words? {
        never(in: "tests.never") { $0.codeLines } ?? never(in: "tests.lines-never") { $0.lines }
    }

    private func never(in sentence: String, _ lines: (CoverageFigures) -> CoverageCount?) -> Words? {
        let missed = columns.compactMap { column in
            column.figures.coverage.flatMap { lines($0.all) }.map { (name: column.name, lines: $0.missed) }
        }
        if missed.isEmpty { return nil }
        let list = missed.filter { $0.lines > 0 }.map {
            words("tests.left-in", ["name": Words($0.name), "lines": Words($0.lines)])
        }
        if !list.isEmpty { return words(sentence, ["list": list.listed]) }
        return missed.count == columns.count ? words("tests.none-left") : nil
    }
}
