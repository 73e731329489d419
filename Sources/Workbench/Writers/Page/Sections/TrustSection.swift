import Report
import Words
import Writers

/// How far the figures go: limits, what is not measured, and what the names in the tables mean.
struct TrustSection: Sendable {
    let answer: Words
    let lead: Words
    let limits: [Words]
    let missing: [Words]
    let definitions: [Entry]

    struct Entry: Sendable {
        let title: Words
        let definition: Words
        let source: Words?
    }

    init(of report: Report, words: WordTable) {
        let isSyntax = report.measured.contains { $0.coupling.engine == .syntax }
        let largest = report.measured.map(\.lines.code).max()
        answer = words("trust.answer")
        lead = words("trust.lead")
        limits =
            [
                words("trust.one-app"), largest.map { words("trust.size", ["lines": Words($0)]) },
                words("trust.static"), words("trust.no-score"),
            ].compactMap(\.self)
            + (isSyntax ? [words("trust.syntax")] : [])
        let timed = report.costs?.timed ?? report.costs?.built
        missing =
            (["trust.no-branches"] + (timed == nil ? ["trust.no-time"] : []) + ["trust.no-people"])
            .map { words($0) }
        definitions = PartMeasure.all.map { measure in
            Entry(
                title: words(measure.title),
                definition: words(measure.definition.text),
                source: measure.definition.source.map { words($0) }
            )
        }
    }
}
