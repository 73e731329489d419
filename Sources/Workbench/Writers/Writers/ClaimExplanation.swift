import Report
import Support
import Words

/// What comes of one claim, with its figures, its conditions and how little would change the verdict.
public enum ClaimExplanation {
    public static func text(for claim: ClaimFigures, in report: Report, words: WordTable = .standard) -> PrintableText {
        let columns = report.measured.map(\.name)
        let table = TextTable(
            header: [words("word.measure").en] + columns,
            rows: claim.measures.map { measure in
                [[measure.mark, measure.title["en"]].compactMap(\.self).joined(separator: " ")]
                    + ClaimSection.cells(of: measure, in: columns)
            }
        )
        let lines: [PrintableText] = (claim.conditions + claim.remarks(in: words).map(\.en)).map { "\($0)\n" }
        let opening: PrintableText =
            "\(claim.id): \(claim.claim["en"])\n\n\(ClaimSection.verdict(of: claim, words: words))\n\n"
        let figures: [PrintableText] = claim.measures.isEmpty ? [] : ["\(table.plain())\n"]
        return ([opening] + figures + lines).joined()
    }
}
