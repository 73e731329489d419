import Report
import Words
import Writers

/// How far the figures go: limits, what is not measured, and what the names in the tables mean.
enum TrustSection {
    static func content(of report: Report, words: WordTable) -> Content {
        let unindexed = report.measured.filter { !$0.isIndexed }
        let largest = report.measured.map(\.lines.code).max()
        let isTimed = report.costs?.timed != nil || report.costs?.built != nil
        let isRun = CostOrigin.kinds(of: report).contains { $0.taking != nil }
        let isGrown = report.measured.contains { $0.growth != nil }
        let isAlone = report.measured.count == 1
        let limits = [
            // The subject's own words on what its figures rest on stand above.
            isAlone || report.scope != nil ? nil : words("trust.one-app"),
            largest.map { words(isAlone ? "trust.size-one" : "trust.size", ["lines": Words($0)]) },
            words("trust.static"), words("trust.names"), words("trust.no-score"),
            unindexed.isEmpty ? nil : words("trust.syntax"),
        ]
        let missing = [
            LeftOut.sentence(of: report, words: words), words("trust.no-branches"),
            // Where some of it was taken, the section on costs says what was not.
            isRun || isGrown ? nil : words("trust.no-time"), words("trust.no-people"),
        ]
        return [
            "lead": [words("trust.lead"), isTimed ? words("trust.times") : nil].compactMap(\.self).paragraph,
            "limits": limits.compactMap(\.self),
            "missing": missing.compactMap(\.self),
            "terms": terms(of: report).map { name -> Content in
                ["title": words("term.\(name)"), "text": words("term.\(name)-text")]
            },
            "definitions": (PartMeasure.types + PartMeasure.roles).filter { isShown($0, in: report) }.map {
                measure -> Content in
                [
                    "title": words(measure.title), "definition": words(measure.definition.text),
                    "source": measure.definition.source.map { words($0) },
                ]
            },
        ]
    }
}

extension TrustSection {
    /// The terms that the page's sentences use; a script explains each where it first occurs.
    private static func terms(of report: Report) -> [String] {
        if report.measured.isEmpty { return [] }
        let hasRegions = report.measured.contains { $0.coverage != nil && $0.regionAbsence == nil }
        let hasFloor = report.measured.contains { $0.costs?.total?.excess != nil }
        return ["node", "edge", "declared", "resolved", "nccd"]
            + (hasRegions ? ["region"] : []) + (hasFloor ? ["floor"] : [])
    }

    /// Whether some architecture has a part that it is measured of.
    private static func isShown(_ measure: PartMeasure, in report: Report) -> Bool {
        report.measured.contains { !measure.figures($0).isEmpty }
    }
}

extension ArchitectureFigures {
    /// Whether the compiler's index tells who refers to whom in all of its files; without one there is no RFC.
    fileprivate var isIndexed: Bool {
        coupling.engine == .index && types.compactMap(\.coupling).allSatisfy { $0.rfc != nil }
    }
}
