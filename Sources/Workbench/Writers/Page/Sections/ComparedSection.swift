import Report
import Words
import Writers

/// What was compared: the architectures, what they share, and what they were measured with.
enum ComparedSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        [
            "lead": lead(of: report, words: words).paragraph,
            // Whoever wrote a report may have put another address there.
            "picture": report.picture.flatMap { $0.hasPrefix("data:image/") ? $0 : nil },
            "diagrams": diagrams(of: report, columns: columns, words: words),
            "pillars": pillars(of: report, words: words),
            "heads": ["declared", "running", "breach"],
            "hasScenarios": columns.contains { $0.figures.tests?.scenarios != nil },
            "hasUnitTests": columns.contains { $0.figures.tests?.count != nil },
            "rows": rows(of: columns, words: words),
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
    /// The parts of each architecture between the screen and the model, with their arrows; none if nobody has an arrow.
    private static func diagrams(of report: Report, columns: [Column], words: WordTable) -> [Content] {
        let findings = StructureFindings(columns: columns, words: words)
        let drawn = columns.map { column in
            let places = EdgeEnds(of: column.figures, shared: report.shared)
            let arrows = Arrow.all(of: column.figures, places: places)
            return (
                column, PartsDiagram(of: arrows, places: places, words: words), findings.arrows(arrows, among: places)
            )
        }
        guard drawn.contains(where: { $0.1 != nil }) else { return [] }
        return drawn.map { column, diagram, finding in
            [
                "index": column.index, "name": column.name, "mark": columns.badge(of: column), "diagram": diagram,
                "finding": finding,
            ]
        }
    }

    /// Which layers the screen and the model of the diagrams stand for.
    private static func pillars(of report: Report, words: WordTable) -> Words? {
        let sentences = SharedLayer.Kind.allCases.compactMap { kind in
            let layers = report.shared.filter { $0.kind == kind }.map { Words($0.name) }
            return layers.isEmpty ? nil : words("diagram.\(kind.rawValue)-is", ["layers": layers.listed])
        }
        return sentences.isEmpty ? nil : sentences.paragraph
    }

    /// What nobody has is in no row.
    private static func rows(of columns: [Column], words: WordTable) -> [Content] {
        let tests: [KeyPath<TestFigures, Int?>] = [\.scenarios, \.count].filter { count in
            columns.contains { $0.figures.tests?[keyPath: count] != nil }
        }
        return columns.map { column in
            let figures = column.figures
            let counts = [figures.files, figures.lines.code] + tests.map { figures.tests?[keyPath: $0] }
            return [
                "index": column.index,
                "name": column.name,
                "roles": figures.roles.compactMap(\.name),
                "cells": counts.map { FigureCell($0) },
                "engine": words("engine.\(figures.coupling.engine.rawValue)"),
            ]
        }
    }

    /// Only what was checked; `nil` with nothing to compare.
    private static func likeness(of report: Report, words: WordTable) -> Words? {
        guard report.measured.count > 1 else { return nil }
        let count = Words(report.measured[0].tests?.scenarios ?? 0)
        let isUnplayed = report.measured.allSatisfy { $0.tests?.scenarios == nil }
        let likeness = report.scenarioLikeness?.rawValue ?? (isUnplayed ? "unknown" : "partly")
        return words("what.alike-\(likeness)", ["count": count])
    }

    private static func lead(of report: Report, words: WordTable) -> [Words] {
        let layers = report.shared.map { Words($0.name) }.listed
        let lines = report.shared.reduce(0) { $0 + $1.lines.code }
        let failed = report.failed.map { Words($0.name) }.listed
        let isAlone = report.architectures.count == 1
        let apart = report.architecturesApart
        return [
            report.about.map { Words($0) },
            likeness(of: report, words: words),
            apart.isEmpty ? nil : words("what.apart", ["names": apart.map { Words($0) }.listed]),
            lines == 0
                ? nil
                : words(
                    isAlone ? "what.layers-shared-one" : "what.layers-shared",
                    ["layers": layers, "lines": Words(lines)]
                ),
            report.failed.isEmpty ? nil : words("what.some-failed", ["names": failed]),
            report.failed.isEmpty ? nil : words("failures.package"),
            report.measured.isEmpty ? words("what.none-measured") : nil,
        ].compactMap(\.self)
            // Of several architectures the answers above say so.
            + (report.measured.count < 2 ? OverviewNotes.unbuilt(in: report, words: words) : [])
    }
}
