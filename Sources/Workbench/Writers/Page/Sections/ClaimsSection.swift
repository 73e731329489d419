import Report
import Words

/// What people say about the architectures, and what the figures say to that.
enum ClaimsSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        func count(_ verdict: ClaimVerdict) -> Words { Words(report.claims.count { $0.verdict == verdict }) }
        let counts = [
            "holds": count(.holdsHere), "fails": count(.doesNotHoldHere), "open": count(.cannotBeToldHere),
            "all": Words(report.claims.count),
        ]
        let answer = report.claims.isEmpty ? words("claims.none") : words("claims.answer", counts)
        return [
            "answer": answer,
            "lead": answer,
            "columns": columns,
            "width": columns.count + 1,
            "claims": report.claims.map { claim(for: $0, columns: columns, words: words) },
        ]
    }
}

extension ClaimsSection {
    private static func claim(for claim: ClaimFigures, columns: [Column], words: WordTable) -> Content {
        [
            "id": claim.id,
            "claim": Words(claim.claim),
            // As the report's data has it, for the style.
            "verdict": claim.verdict.rawValue,
            "judgement": words("verdict.\(claim.verdict.rawValue)"),
            "measures": claim.measures.map { measure -> Content in
                let values = columns.map { measure.values[$0.name].flatMap(\.value) }
                return ["title": Words(measure.title), "formula": measure.formula, "cells": values.map(cell)]
            },
            "hasConditions": claim.condition != nil,
            "conditions": claim.condition.map(conditions) ?? [],
            "needed": claim.needed.map(Words.init),
        ]
    }

    private static func cell(_ value: Double?) -> FigureCell {
        let isWhole = value.map { $0 == $0.rounded() && abs($0) < 1e9 } ?? true
        return FigureCell(value, isWhole ? .count : .decimal)
    }

    /// The parts of a condition that are joined by `&&` and nothing else; otherwise the condition as it is.
    static func conditions(in text: String) -> [String] {
        let parts = text.split(separator: "&&").map { $0.split(separator: " ").joined(separator: " ") }
        let isWhole = parts.allSatisfy { part in part.count { $0 == "(" } == part.count { $0 == ")" } }
        return isWhole && !text.contains("||") ? parts : [text]
    }
}

extension Words {
    fileprivate init(_ text: LocalizedText) {
        self.init(en: text["en"], zh: text["zh"])
    }
}
