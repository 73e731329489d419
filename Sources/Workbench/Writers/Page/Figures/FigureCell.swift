import Report
import Words

/// A number of the page.
///
/// Where it stands in `report.json` is said by its row, its column and its table together: `data-of`, the place of its
/// architecture among those measured, `data-list` and `data-row`, a list below it and a place in that, and `data-figure`,
/// a path from there. In such a path, parts of a sum, a difference or a quotient are joined by ` + `, ` - ` or ` / `;
/// what has `covered` and `total` stands for its share.
struct FigureCell: Sendable {
    /// As it is read.
    let number: String

    /// Unrounded, where ratios are taken of it; `nil` if that is as it is read, or where the number is undefined.
    let value: String?

    /// What stands beside it: a ratio, or what a share is made of.
    let note: String?

    /// How it comes about, shown when its row is opened.
    let derivation: Words?

    init(_ value: Double?, _ format: Unit.Format, note: String? = nil) {
        number = NumberText.value(value, format)
        self.value = nil
        self.note = note
        derivation = nil
    }

    /// One of the comparison, whose ratios change with the baseline.
    init(compared value: Double?, _ format: Unit.Format, note: String?, derivation: Words?) {
        number = NumberText.value(value, format)
        self.value = format == .decimal && value != Double(number) ? value.map { String($0) } : nil
        self.note = note
        self.derivation = derivation
    }

    /// A count.
    init(_ value: Int?, note: String? = nil) {
        self.init(value.map(Double.init), .count, note: note)
    }

    /// The share of a count.
    init(shareOf count: CoverageCount?) {
        self.init(count?.share, .share)
    }
}
