import Report
import Words
import Writers

/// How well each architecture is tested: by role, and by who ran the code.
enum TestsSection {
    static func content(of columns: [Column], sources: SourceAddresses, words: WordTable) -> Content {
        let findings = TestFindings(columns: columns, words: words)
        let covered = columns.filter { $0.figures.coverage != nil && $0.figures.regionAbsence == nil }
        let runs = CoverageColumn.known(in: covered.compactMap(\.figures.coverage))
        let largest = covered.flatMap(\.figures.roles).compactMap { $0.coverage?.all.regions.total }.max() ?? 0
        return [
            "lead": findings.lead.apart,
            "written": written(in: columns, words: words),
            "hasCoverage": !covered.isEmpty,
            "hasUnit": runs.contains(.unit),
            "hasScenarios": runs.contains(.scenarios),
            "summaries": covered.compactMap { summary(of: $0, runs: runs) },
            "architectures": covered.map {
                RoleCoverage.content(
                    of: $0,
                    mark: columns.badge(of: $0),
                    runs: runs,
                    largest: largest,
                    words: words
                )
            },
            "table": FileTable.content(of: columns, runs: runs.filter { $0 != .scenarios }, sources: sources),
        ]
    }
}

extension TestsSection {
    /// What the tests are, as they are written, a row for each architecture that has some; `nil` if any ran, for then
    /// other figures say more.
    private static func written(in columns: [Column], words: WordTable) -> Content? {
        let tested = columns.filter { $0.figures.tests != nil }
        guard !tested.isEmpty, tested.allSatisfy({ $0.figures.tests?.count == nil }) else { return nil }
        let measures = MeasureGroup.tests.measures.filter { measure in
            tested.contains { measure.value($0.figures) != nil }
        }
        return [
            "measures": measures.map { ["path": $0.address, "title": words($0.title)] as Content },
            "rows": tested.map { column -> Content in
                let cells = measures.map { FigureCell($0.value(column.figures), $0.format) }
                return ["index": column.index, "name": column.name, "cells": cells]
            },
        ]
    }

    /// Who ran the code lines of an architecture; `nil` if it is not known which lines are code.
    private static func summary(of column: Column, runs: [CoverageColumn]) -> Content? {
        guard let coverage = column.figures.coverage, let all = coverage.all.codeLines else { return nil }
        let unit = coverage.unit?.codeLines?.covered ?? 0
        let own = runs.contains(.unit) ? [unit] : []
        // Without scenarios there is nothing that they alone run.
        let others = runs == [.unit, .all] ? [] : [all.covered - unit]
        let parts = (own + others + [all.missed]).map { count in
            FigureCell(count, note: count > 0 ? NumberText.share(Double(count) / Double(all.total)) : nil)
        }
        return ["index": column.index, "name": column.name, "cells": [FigureCell(all.total)] + parts]
    }
}
