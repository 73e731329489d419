import Report
import Words

/// How costs look in text.
extension CostTable {
    /// In each cell the number, and its ratio if it is told apart from 1.
    func brief(title: String) -> TextTable {
        text(titled: title) { cell in
            guard case .times(let ratio) = cell.ratio else { return [] }
            return [NumberText.ratio(ratio)]
        }
    }

    /// In each cell the number with its bounds, its ratio, how many files were redone, and the processors' time.
    func full(in words: WordTable, title: String) -> TextTable {
        text(titled: title) { cell in
            let bounds = cell.interval.map { "[\(kind.text($0.low)), \(kind.text($0.high))]" }
            let ratio = cell.ratio.map { "(\($0.text(in: words)))" }
            let processor = cell.processor.map { words("running.processor", ["value": Words(kind.text($0))]).en }
            return [bounds, ratio, cell.filesText(in: words), processor]
        }
    }

    private func text(titled title: String, parts: (Cell) -> [String?]) -> TextTable {
        let rows = rows.map { row in
            [row.name.en]
                + row.cells.map { cell in
                    guard let value = cell.value else { return NumberText.missing }
                    return ([kind.text(value)] + parts(cell).compactMap(\.self)).joined(separator: " ")
                }
        }
        return TextTable(header: [title] + columns.map(\.en), rows: rows)
    }
}

extension CostTable.Kind {
    /// The unit of what has an interval; `nil` for counts.
    var unit: String? {
        switch self {
        case .excess, .counts: nil
        case .times: "running.microseconds"
        case .actions: "running.microseconds-per-action"
        case .builds: "running.seconds"
        }
    }
}

extension CostTable.Cell {
    fileprivate func filesText(in words: WordTable) -> String? {
        files.map { words($0 == 1 ? "running.one-file" : "running.files", ["count": Words($0)]).en }
    }
}

extension CostTable.Ratio {
    fileprivate func text(in words: WordTable) -> String {
        switch self {
        case .times(let ratio): NumberText.ratio(ratio)
        case .notToldApart(let interval):
            words("running.not-told-apart", ["bounds": Words(NumberText.ratioBounds(interval))]).en
        }
    }
}
