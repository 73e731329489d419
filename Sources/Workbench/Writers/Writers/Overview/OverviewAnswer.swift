import Report
import Words

/// A sentence of the overview, and what a script needs to say it of fewer architectures.
package struct OverviewAnswer: Sendable {
    package let text: Words
    /// The sentence with its slots open.
    package let differ: Words
    /// The one if there is no difference, or one architecture alone.
    package let same: Words
    /// How names are joined; `nil` if another sentence says it.
    package var and: Words?
    /// A value for each architecture, and how it is read, with a blank between two; `nil` if it is of none.
    package var values: String?
    package var texts: String?
    /// Of each value, where the sentence is said only if the bounds of both ends lie apart.
    package var bounds: String?
    /// What is to be said of one architecture beside it; `nil` if nothing is.
    package var aside: Words?

    /// The sentence with what is said beside it.
    package var whole: Words { [text, aside].compactMap(\.self).paragraph }
}

extension OverviewAnswer {
    /// What the script says of fewer architectures is the same sentence, with its slots open.
    package static func compared(in report: Report, words: WordTable) -> OverviewAnswer {
        let isOneApp = report.scenarioLikeness == .sharedList || report.scenarioLikeness == .sameTests
        let key = isOneApp ? "overview.one-app" : "what.answer"
        let names = report.measured.map(\.name)
        let app = ["app": report.app.map { Words($0) } ?? words("overview.app")]
        func sentence(_ slots: [String: Words]) -> Words { words(key, slots.merging(app) { own, _ in own }) }
        let named = joined(names, words: words)
        return OverviewAnswer(
            // One alone is compared with nothing.
            text: names.count == 1
                ? words("what.answer-one", ["names": named]) : sentence(["count": Words(names.count), "names": named]),
            differ: sentence(open(["count", "names"])),
            same: words("what.answer-one", open(["names"])),
            and: words("overview.and", open(["others", "last"]))
        )
    }

    /// A ratio without its sign.
    static func times(_ ratio: Double) -> Words { Words(String(NumberText.ratio(ratio).dropFirst())) }

    /// What takes most code, what can be tested, and what is slowest; those that can be said of all.
    package static func all(of report: Report, columns: [Column], words: WordTable) -> [OverviewAnswer] {
        return [
            answer("code", of: columns, in: .count, words: words) { Double($0.lines.code) },
            answer("testable", of: columns, in: .share, words: words) { $0.deciding?.uiFreeLines?.share },
            runs(of: report, columns: columns, words: words),
        ].compactMap(\.self)
    }

    /// What is added to a tap, from the scenario where it is least to the one where it is most; `nil` if it is not known of all, or
    /// if the bounds do not tell apart whose most is least and whose is most.
    private static func runs(of report: Report, columns: [Column], words: WordTable) -> OverviewAnswer? {
        let taps = columns.compactMap { column in TapRange(of: column.figures.costs).map { (column, range: $0) } }
        guard taps.count == columns.count, let least = taps.min(by: { $0.range.most.median < $1.range.most.median }),
            let most = taps.max(by: { $0.range.most.median < $1.range.most.median }),
            least.range.most.high < most.range.most.low
        else { return nil }
        func names(alike tap: TapRange) -> Words {
            joined(taps.filter { $0.range.text == tap.text }.map(\.0.name), words: words)
        }
        let slots = [
            "least": names(alike: least.range), "low": Words(unbroken(least.range.text)),
            "most": names(alike: most.range), "high": Words(unbroken(most.range.text)),
        ]
        let isOne = least.range.text == most.range.text
        return OverviewAnswer(
            text: words(isOne ? "overview.runs-same" : "overview.runs", slots),
            differ: words("overview.runs", open(["least", "most", "low", "high"])),
            same: words("overview.runs-same", open(["low"])),
            values: taps.map { short($0.range.most.median) }.joined(separator: " "),
            texts: taps.map { unbroken($0.range.text) }.joined(separator: " "),
            bounds: taps.map { "\(short($0.range.most.low))/\(short($0.range.most.high))" }.joined(separator: " "),
            aside: variant(in: report, of: most.0, words: words)
        )
    }

    /// What the slowest architecture adds to a tap without what its variant leaves out.
    private static func variant(in report: Report, of most: Column, words: WordTable) -> Words? {
        guard let whole = TapRange(of: most.figures.costs),
            let variant = report.variants?.first(where: { $0.original == most.name && $0.without != nil }),
            let without = variant.without, let own = TapRange(of: variant.costs), own.most.high < whole.most.low
        else { return nil }
        return words(
            "overview.runs-without",
            ["name": Words(most.name), "without": Words(without), "value": Words(unbroken(own.text))]
        )
    }

    /// What the figures say of both ends, or that there is one value; `nil` if some value is not known, because nothing
    /// is said of a part of the architectures, or if a ratio has nothing to be against.
    private static func answer(
        _ name: String,
        of columns: [Column],
        in format: Unit.Format,
        words: WordTable,
        by value: (ArchitectureFigures) -> Double?
    ) -> OverviewAnswer? {
        let values = columns.compactMap { value($0.figures) }
        guard values.count == columns.count, let range = ColumnRange(of: columns, in: format, by: value),
            format == .share || range.least.value > 0
        else { return nil }
        let slots = [
            "least": joined(range.least.columns.map(\.name), words: words),
            "most": joined(range.most.columns.map(\.name), words: words),
            "low": Words(unbroken(range.least.text)), "high": Words(unbroken(range.most.text)),
            "ratio": range.least.value > 0 ? times(range.ratio) : "",
        ]
        let openSlots = open(["least", "most", "low", "high", "ratio"])
        return OverviewAnswer(
            text: words(range.isOne ? "overview.\(name)-same" : "overview.\(name)", slots),
            differ: words("overview.\(name)", openSlots),
            same: words("overview.\(name)-same", openSlots),
            values: values.map(short).joined(separator: " "),
            texts: values.map { unbroken(NumberText.value($0, format)) }.joined(separator: " ")
        )
    }

    /// Each slot filled with itself.
    private static func open(_ names: [String]) -> [String: Words] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, Words("{{\($0)}}")) })
    }

    /// The names, the last one after “and”.
    private static func joined(_ names: [String], words: WordTable) -> Words {
        guard names.count > 1, let last = names.last else { return names.map { Words($0) }.listed }
        return words("overview.and", ["others": names.dropLast().map { Words($0) }.listed, "last": Words(last)])
    }

    /// As exact as a script needs it.
    private static func short(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

    /// A number that stays on the line of its unit.
    private static func unbroken(_ number: String) -> String { number.replacing(" ", with: "\u{a0}") }
}
