import Coverage
import Report
import Writers

/// A number of the page.
///
/// Where it stands in `report.json` is said by `data-figure` and `data-figures` in the page: by itself, or by what its
/// row and its column say together. Such a path starts with an architecture's name, `VIPER.lines.code`; parts of a sum,
/// a difference or a quotient are joined by ` + `, ` - ` or ` / `; what has `covered` and `total` stands for its share.
struct FigureCell: Sendable {
    /// Its path, which goes on from that of its table after a dot; none where row and column have it.
    let figure: String?

    /// As it is read.
    let number: String

    /// Unrounded, where ratios are taken of it; none where that is as it is read, or where the number is undefined.
    let value: String?

    /// What stands beside it: a ratio, or what a share is made of.
    let note: String?

    init(_ value: Double?, _ format: Measure.Format, at figure: String? = nil, note: String? = nil) {
        self.figure = figure
        number = NumberText.value(value, format)
        self.value = format == .decimal ? value.map { String($0) } : nil
        self.note = note
    }

    /// A count.
    init(_ value: Int?, at figure: String? = nil, note: String? = nil) {
        self.init(value.map(Double.init), .count, at: figure, note: note)
    }

    /// The share of a count.
    init(shareOf count: CoverageCount?) {
        self.init(count?.share, .share)
    }
}
