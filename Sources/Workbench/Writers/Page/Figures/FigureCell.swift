import Report
import Words
import Writers

/// A number of the page.
///
/// Where it stands in `report.json` is said by its row, its column and its table together: `data-of`, the place of its
/// architecture among those measured, `data-list` and `data-row`, a list below it and a place in that, and
/// `data-figure`, a path from there. In such a path, a sign between blanks joins the parts of a sum, a difference or a
/// quotient (`+`, `-`, `/`); what has `covered` and `total` stands for its share.
struct FigureCell: Sendable {
    /// As it is read.
    let number: String
    /// For ratios that are taken of it, unrounded if it is no share; `nil` if that is as it is read, or if the number is
    /// undefined.
    var value: String?
    /// What stands beside it: a ratio, or what a share is made of.
    var note: String?
    /// How it comes about, shown when its row is opened.
    var derivation: Words?
}

extension FigureCell {
    init(_ value: Double?, _ format: Unit.Format) {
        self.init(number: NumberText.value(value, format))
    }

    /// One of the comparison, whose ratios change with the baseline.
    init(compared cell: Comparison.Cell, _ format: Unit.Format, note: String?, derivation: Words?) {
        let number = cell.text(format)
        let plain = NumberText.value(cell.value, format)
        let isRounded = [.decimal, .measured].contains(format) && cell.value != Double(plain)
        // The signs around it are no part of the number.
        let bare = String(plain.prefix { $0 != " " })
        let value = isRounded ? cell.value.map { "\($0)" } : cell.isLowerBound ? bare : nil
        self.init(number: number, value: value, note: note, derivation: derivation)
    }

    /// A count.
    init(_ value: Int?, note: String? = nil) {
        self.init(number: NumberText.value(value.map(Double.init), .count), note: note)
    }

    /// The share of a count.
    init(shareOf count: CoverageCount?) {
        self.init(count?.share, .share)
    }
}
