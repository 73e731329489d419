import Report
import Words

/// How far the figures go: limits, what is not measured, and what the names in the tables mean.
enum TrustSection {
    static func content(of report: Report, words: WordTable) -> Content {
        let isSyntax = report.measured.contains { $0.coupling.engine == .syntax }
        let largest = report.measured.map(\.lines.code).max()
        let isTimed = report.costs?.timed != nil || report.costs?.built != nil
        let limits = [
            words("trust.one-app"), largest.map { words("trust.size", ["lines": Words($0)]) },
            words("trust.static"), words("trust.no-score"), isSyntax ? words("trust.syntax") : nil,
        ]
        let missing = [
            words("trust.no-branches"), isTimed ? nil : words("trust.no-time"), words("trust.no-people"),
        ]
        return [
            "answer": words(isSyntax ? "trust.answer-syntax" : "trust.answer"),
            "lead": words("trust.lead"),
            "limits": limits.compactMap(\.self),
            "missing": missing.compactMap(\.self),
            "definitions": PartMeasure.all.filter { isShown($0, in: report) }.map { measure -> Content in
                [
                    "title": words(measure.title), "definition": words(measure.definition.text),
                    "source": measure.definition.source.map { words($0) },
                ]
            },
        ]
    }
}

extension TrustSection {
    /// Whether some architecture has a part that it is measured of.
    private static func isShown(_ measure: PartMeasure, in report: Report) -> Bool {
        report.measured.contains { !measure.figures($0).isEmpty }
    }
}
