import Report
import Words
import Writers

/// How many code lines each architecture, layer or target had, commit by commit.
enum HistorySection {
    /// What had so many lines.
    struct Part: Sendable {
        /// Its place among those of the page.
        let index: Int
        let name: String
        /// Which colour and shape stand for it; `nil` if it has none.
        let mark: Int?
    }

    /// So many commits, so that the page stays small.
    private static let limit = 16

    /// `nil` if nothing is known of the past, or nothing has changed.
    static func content(of series: Series?, parts: [Part], words: WordTable) -> Content? {
        let all = (series?.measured ?? []).map { commit, sizes in
            Moment(commit: commit, values: parts.map { sizes[$0.name]?.codeLines })
        }
        let changed = zip([nil] + all, all).filter { $0?.values != $1.values }.map(\.1).suffix(limit)
        guard changed.count > 1, let first = changed.first, let last = all.last else { return nil }
        let moments = Array(all.drop { $0 != first })
        let largest = moments.flatMap(\.values).compactMap(\.self).max() ?? 0
        let lines = parts.enumerated().compactMap { place, part -> Content? in
            let values = moments.map { $0.values[place] }
            guard let finding = finding(of: values, in: moments, words: words) else { return nil }
            let sparkline = Sparkline(values: values, largest: largest)
            return [
                "index": part.index, "name": part.name, "mark": part.mark, "finding": finding,
                "sparkline": sparkline,
            ]
        }
        return [
            "reading": words(
                "history.reading",
                ["first": Words(first.name), "last": Words(last.name), "largest": Words(largest)]
            ),
            "caption": words("history.table", ["count": Words(changed.count)]),
            "columns": parts,
            "lines": lines,
            // The commits at which one of the architectures had another number than before, the newest first.
            "rows": changed.reversed().map { moment -> Content in
                let cells = zip(parts, moment.values).map { part, value -> Content in
                    ["index": part.index, "number": value.map(String.init) ?? "–"]
                }
                return ["day": moment.commit.day, "hash": moment.commit.shortHash, "cells": cells]
            },
        ]
    }
}

extension HistorySection {
    /// A measured commit, with a value for each column.
    private struct Moment: Hashable {
        let commit: PastCommit
        let values: [Int?]

        var name: String { "\(commit.shortHash) (\(commit.day))" }
    }

    /// From which number to which, and the commit that did most of it; `nil` if there never was one.
    private static func finding(of values: [Int?], in moments: [Moment], words: WordTable) -> Words? {
        let known = zip(moments, values).compactMap { moment, value in value.map { (moment: moment, value: $0) } }
        guard let first = known.first, let last = known.last else { return nil }
        let steps = zip(known, known.dropFirst()).map { ($1.moment, $1.value - $0.value) }
        // The first of those that are alike.
        guard let most = steps.max(by: { abs($0.1) < abs($1.1) }), most.1 != 0 else {
            return words("history.same", ["value": Words(last.value)])
        }
        return words(
            "history.changed",
            [
                "first": Words(first.value), "last": Words(last.value), "change": signed(last.value - first.value),
                "most": signed(most.1), "commit": Words(most.0.name),
            ]
        )
    }

    private static func signed(_ value: Int) -> Words { Words(value < 0 ? "−\(-value)" : "+\(value)") }
}
