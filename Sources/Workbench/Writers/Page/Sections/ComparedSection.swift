import Report
import Words
import Writers

/// What was compared: the architectures, what they share, and what they were measured with.
enum ComparedSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        [
            "answer": words("what.answer", ["names": report.architectures.map { Words($0.name) }.listed]),
            "lead": lead(of: report, words: words).paragraph,
            "rows": columns.map { row(of: $0, words: words) },
            "failures": report.failed.enumerated().map { index, failed -> Content in
                ["index": index, "name": failed.name, "lines": failed.lines(in: words)]
            },
            "shared": report.shared.enumerated().map { index, layer -> Content in
                let counts = [layer.files, layer.lines.code, layer.lines.comment, layer.lines.logical]
                return ["position": index, "name": layer.name, "cells": counts.map { FigureCell($0) }]
            },
            // Left out in the reproducible form.
            "generated": report.generated,
        ]
    }
}

extension ComparedSection {
    private static func row(of column: Column, words: WordTable) -> Content {
        let figures = column.figures
        let counts = [figures.files, figures.lines.code, figures.tests?.scenarios, figures.tests?.count]
        return [
            "index": column.index,
            "name": column.name,
            "roles": figures.roles.compactMap(\.name),
            "cells": counts.map { FigureCell($0) },
            "engine": words("engine.\(figures.coupling.engine.rawValue)"),
        ]
    }

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
