import Coverage
import Report
import Writers

/// A number of the page, and where it stands in `report.json`.
struct FigureCell: Sendable {
    /// A path in the report, an architecture's name first: `VIPER.lines.code`. After a dot it goes on from the path that
    /// its row or its table names. Parts of a sum, a difference or a quotient are joined by ` + `, ` - ` or ` / `; of
    /// what has `covered` and `total` it is the share.
    let figure: String

    /// As it is read.
    let number: String

    /// Unrounded, where ratios are taken of it; none where that is as it is read, or where the number is undefined.
    let value: String?

    /// What stands beside it: a ratio, or what a share is made of.
    let note: String?

    init(_ figure: String, _ value: Double?, _ format: Measure.Format, note: String? = nil) {
        self.figure = figure
        number = NumberText.value(value, format)
        self.value = format == .decimal ? value.map { String($0) } : nil
        self.note = note
    }

    /// A count.
    init(_ figure: String, _ value: Int?, note: String? = nil) {
        self.init(figure, value.map(Double.init), .count, note: note)
    }

    init(_ figure: String, share count: CoverageCount?) {
        self.init(figure, count?.share, .share)
    }
}
