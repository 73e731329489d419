import Report

/// The excerpts of a report as the page shows them, by their places.
typealias Excerpts = [SourcePlace: Content]

extension Excerpts {
    init(of report: Report) {
        let places = report.excerpts.map { (SourcePlace(file: $0.file, line: $0.line), $0.content) }
        self.init(places) { first, _ in first }
    }
}

extension Excerpt {
    /// Line by line, the one that is meant marked.
    fileprivate var content: Content {
        let numbered = lines.enumerated().map { index, runs -> Content in
            ["isMeant": firstLine + index == line, "runs": runs.map(\.content)]
        }
        return ["firstLine": firstLine, "lines": numbered]
    }
}

extension Excerpt.Run {
    /// What starts with `@` or `#` has the colour of a keyword.
    fileprivate var content: Content {
        let isKeyword = [.keyword, .attribute, .directive].contains(kind)
        let isType = kind == .type
        return [
            "text": text, "isKeyword": isKeyword, "isType": isType, "isPlain": kind == nil,
            "mark": isKeyword || isType ? nil : kind?.rawValue,
        ]
    }
}
