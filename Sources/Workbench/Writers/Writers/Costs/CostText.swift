import Foundation
import Report
import Words

/// How costs look where people read them.
package enum CostText {
    /// In the unit of the table's title.
    package static func value(_ value: Double, in kind: CostTable.Kind) -> String {
        switch kind {
        case .counts: String(format: "%.0f", value)
        case .times: String(format: "%.1f", value)
        case .builds: String(format: "%.2f", value)
        }
    }

    private static func ratio(_ ratio: CostTable.Ratio, words: WordTable) -> String {
        switch ratio {
        case .times(let ratio): NumberText.ratio(ratio)
        case .noDifference: words("running.no-difference").en
        }
    }

    /// The number, its ratio, and how many files were redone.
    static func short(of cell: CostTable.Cell, in kind: CostTable.Kind, words: WordTable) -> String {
        let ratio = cell.ratio.map { Self.ratio($0, words: words) }
        return text(of: cell, in: kind, parts: [ratio, files(of: cell, words: words)])
    }

    /// The same with the bounds of the number, and the processors' time.
    static func full(of cell: CostTable.Cell, in kind: CostTable.Kind, words: WordTable) -> String {
        let bounds = cell.interval.map { interval in
            "[\(value(interval.low, in: kind)), \(value(interval.high, in: kind))]"
        }
        let processor = cell.processor.map {
            words("running.processor", ["value": Words(value($0, in: kind))]).en
        }
        let ratio = cell.ratio.map { "(\(Self.ratio($0, words: words)))" }
        return text(of: cell, in: kind, parts: [bounds, ratio, files(of: cell, words: words), processor])
    }
}

extension CostText {
    private static func text(of cell: CostTable.Cell, in kind: CostTable.Kind, parts: [String?]) -> String {
        guard let value = cell.value else { return NumberText.missing }
        return ([Self.value(value, in: kind)] + parts.compactMap(\.self)).joined(separator: " ")
    }

    private static func files(of cell: CostTable.Cell, words: WordTable) -> String? {
        cell.files.map { words($0 == 1 ? "running.one-file" : "running.files", ["count": Words($0)]).en }
    }
}
