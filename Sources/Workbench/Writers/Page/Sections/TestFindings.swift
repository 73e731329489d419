import Report
import Words

/// Which architecture has the most code without tests, in sentences.
struct TestFindings {
    let columns: [Column]
    let words: WordTable

    var answer: Words {
        untested ?? own ?? words("tests.all-run")
    }

    var lead: [Words] {
        let counts = columns.isEmpty || untested != nil ? nil : words("tests.scenarios-count")
        return [untested ?? own, shareOfOwn, never, counts].compactMap(\.self)
    }
}

extension TestFindings {
    private var withoutTests: [Column] { columns.filter { $0.figures.coverage == nil } }

    /// Whoever has no tests at all has the most without.
    private var untested: Words? {
        guard !withoutTests.isEmpty else { return nil }
        let lines = withoutTests.map { $0.figures.lines.code }.reduce(0, +)
        return words("tests.without", ["names": withoutTests.map { Words($0.name) }.listed, "lines": Words(lines)])
    }

    /// What an architecture's own unit tests leave out.
    private var own: Words? {
        guard let most = columns.largest(by: { left($0, \.unit) }), most.value > 0,
            let lines = most.column.figures.coverage?.unit.codeLines
        else { return nil }
        return words(
            "tests.most-own",
            [
                "name": Words(most.column.name), "lines": Words(Int(most.value)), "total": Words(lines.total),
                "share": Words(NumberText.share(most.value / Double(lines.total))),
            ]
        )
    }

    /// Said where another architecture leaves the largest share.
    private var shareOfOwn: Words? {
        func share(_ figures: ArchitectureFigures) -> Double? {
            guard let lines = figures.coverage?.unit.codeLines, lines.total > 0 else { return nil }
            return Double(lines.total - lines.covered) / Double(lines.total)
        }
        guard let count = columns.largest(by: { left($0, \.unit) }), let most = columns.largest(by: share),
            most.column.name != count.column.name
        else { return nil }
        return words(
            "tests.most-share",
            ["name": Words(most.column.name), "share": Words(NumberText.share(most.value))]
        )
    }

    /// What neither unit tests nor scenarios run.
    private var never: Words? {
        let leaving = columns.filter { left($0.figures, \.all) ?? 0 > 0 }
        guard columns.contains(where: { left($0.figures, \.all) != nil }) else { return nil }
        guard !leaving.isEmpty else { return words("tests.none-left") }
        let list = leaving.map { column in
            words(
                "tests.left-in",
                ["name": Words(column.name), "lines": Words(Int(left(column.figures, \.all) ?? 0))]
            )
        }
        return words("tests.never", ["list": list.listed])
    }

    private func left(
        _ figures: ArchitectureFigures,
        _ runs: KeyPath<CoverageRuns<CoverageFigures>, CoverageFigures>
    ) -> Double? {
        figures.coverage.flatMap { $0[keyPath: runs].codeLines }.map { Double($0.total - $0.covered) }
    }
}
