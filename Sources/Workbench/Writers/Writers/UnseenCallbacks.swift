import Report
import Support
import Words

/// In which architectures code is called back by what is no edge, so that the figures of coupling say too little.
package enum UnseenCallbacks {
    /// One for each architecture in which there is such a place; none if all graphs are whole.
    package static func sentences(of report: Report, words: WordTable) -> [Words] {
        slots(of: report).map { slots in words("structure.unseen-callbacks", slots.mapValues { Words($0) }) }
    }

    /// The sentences in Markdown.
    static func paragraphs(of report: Report, words: WordTable) -> [MarkdownText] {
        slots(of: report).map { slots in
            words.paragraph("structure.unseen-callbacks", slots.mapValues { "\($0)" })
        }
    }

    private static func slots(of report: Report) -> [[String: String]] {
        report.measured.compactMap { architecture in
            guard let callbacks = architecture.coupling.unseenCallbacks, let first = callbacks.first else { return nil }
            let ways = callbacks.map(\.through).uniqued
            return [
                "name": architecture.name, "ways": ways.first(3) { _ in "…" }.joined(separator: ", "),
                "place": "\(first.file):\(first.line)", "count": String(callbacks.count),
            ]
        }
    }
}
