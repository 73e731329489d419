import Coverage
import Report
import Writers

/// A number of the page, and where it stands in `report.json`.
struct FigureCell: Sendable {
    /// A path in the report, an architecture's name first: `VIPER.lines.code`. After a dot it goes on from the path that
    /// the table around it names. Parts of a sum, a difference or a share are joined by ` + `, ` - ` or ` / `.
    let figure: String

    /// As it is read.
    let number: String

    /// Unrounded, where that makes a difference; none where the number is undefined.
    let value: String?

    /// What stands beside it: a ratio, or what a share is made of.
    let note: String?

    init(_ figure: String, _ value: Double?, _ format: Measure.Format = .count, note: String? = nil) {
        self.figure = figure
        number = NumberText.value(value, format)
        self.value = value.map { format == .count ? String(Int($0)) : String($0) }
        self.note = note
    }

    /// A count is its own exact value.
    init(_ figure: String, _ value: Int?) {
        self.figure = figure
        number = NumberText.value(value.map(Double.init), .count)
        self.value = nil
        note = nil
    }

    /// A share, to be found below the path as `covered` and `total`.
    init(_ figure: String, share count: CoverageCount?) {
        self.figure = "\(figure).covered / \(figure.drop { $0 == "." }).total"
        number = NumberText.share(count?.share)
        value = count?.share.map { String($0) }
        note = nil
    }
}
