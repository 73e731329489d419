import Report

/// An excerpt as the page shows it: line by line, the one that is meant marked.
struct ShownExcerpt: Sendable {
    let firstLine: Int
    let lines: [Line]

    struct Line: Sendable {
        let isMeant: Bool
        let runs: [Run]
    }

    struct Run: Sendable {
        let isKeyword: Bool
        let isType: Bool
        let isPlain: Bool

        /// What else it is; `nil` for these three.
        ///
        /// What starts with `@` or `#` has the colour of a keyword.
        let mark: String?
        let text: String

        init(_ run: Excerpt.Run) {
            isKeyword = [.keyword, .attribute, .directive].contains(run.kind)
            isType = run.kind == .type
            isPlain = run.kind == nil
            mark = isKeyword || isType ? nil : run.kind?.rawValue
            text = run.text
        }
    }

    init(_ excerpt: Excerpt) {
        firstLine = excerpt.firstLine
        lines = zip(excerpt.firstLine..., excerpt.lines).map { number, runs in
            Line(isMeant: number == excerpt.line, runs: runs.map(Run.init))
        }
    }

    /// Those of a report, by their places.
    static func all(of report: Report) -> [SourcePlace: ShownExcerpt] {
        let places = report.excerpts.map { (SourcePlace(file: $0.file, line: $0.line), ShownExcerpt($0)) }
        return Dictionary(places) { first, _ in first }
    }
}
