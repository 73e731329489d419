import Report
import Words
import Writers

/// What people say about the architectures, and what the figures say to that.
enum ClaimsSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        return [
            "lead": report.claims.isEmpty ? words("claims.none") : counts(of: report.claims, words: words),
            "columns": columns,
            "width": columns.count + 1,
            "claims": report.claims.map { claim(for: $0, columns: columns, words: words) },
        ]
    }
}

extension ClaimsSection {
    /// How many there are, and of each verdict how many.
    private static func counts(of claims: [ClaimFigures], words: WordTable) -> Words {
        let verdicts = ClaimVerdict.allCases.map { verdict in (verdict, claims.count { $0.verdict == verdict }) }
        let counts = verdicts.filter { $0.1 > 0 }.map { verdict, count in
            words("claims.count", ["verdict": words("verdict.\(verdict.rawValue)"), "count": Words(count)])
        }
        return ([words("claims.answer", ["all": Words(claims.count)])] + counts).paragraph
    }

    private static func claim(for claim: ClaimFigures, columns: [Column], words: WordTable) -> Content {
        [
            "id": claim.id,
            "claim": Words(claim.claim),
            // As the report's data has it, for the style.
            "verdict": claim.verdict.rawValue,
            "judgement": words("verdict.\(claim.verdict.rawValue)"),
            "reason": claim.reason(in: words),
            "measures": claim.measures.map { measure -> Content in
                let values = columns.map { measure.values[$0.name].flatMap(\.value) }
                return [
                    "title": Words(measure.title), "formula": measure.formula,
                    "cells": values.map { FigureCell($0, measure.format(of: $0)) },
                    // What stands beside the verdict decides nothing.
                    "mark": measure.isBeside == true ? nil : measure.mark,
                ]
            },
            // Those of its parts, or its own, line by line.
            "conditions": claim.condition.map(conditions) ?? claim.conditions,
            "commands": claim.measures.flatMap { $0.countedBy ?? [] },
            "remarks": claim.remarks(in: words),
            "fairness": claim.fairness,
        ]
    }

    /// The parts of a condition that are joined by `&&` and nothing else; otherwise the condition as it is.
    static func conditions(in text: String) -> [String] {
        let parts = text.split(separator: "&&").map { $0.split(separator: " ").joined(separator: " ") }
        let isWhole = parts.allSatisfy { part in part.count { $0 == "(" } == part.count { $0 == ")" } }
        return isWhole && !text.contains("||") ? parts : [text]
    }
}
