import Report
import Support

/// A column of a history's tables.
struct SizeColumn: Sendable {
    /// For people.
    let title: String
    /// For a spreadsheet.
    let name: String
    /// `nil` if it is not known.
    let value: @Sendable (CodeSize) -> Double?

    /// The columns that every history has, and a column for each figure that was asked for.
    static func columns(of series: Series) -> [SizeColumn] {
        sizes + (series.figures ?? []).map { name in SizeColumn(title: name, name: name) { $0.figures?[name]?.value } }
    }

    private static let sizes = [
        SizeColumn(title: "code lines", name: "codeLines") { Double($0.codeLines) },
        SizeColumn(title: "files", name: "files") { Double($0.files) },
        SizeColumn(title: "types", name: "types") { $0.types.map(Double.init) },
        SizeColumn(title: "edges", name: "edges") { $0.edges.map(Double.init) },
    ]

    /// How a size has become another: `410 → 402 (−8)`.
    ///
    /// What stayed is one number, or nothing if only changes are of interest.
    func cell(from before: CodeSize?, to after: CodeSize?, showsSame: Bool) -> String {
        let (old, new) = (before.flatMap(value), after.flatMap(value))
        if old == new { return showsSame ? text(new) : "" }
        guard let old, let new else { return "\(text(old)) → \(text(new))" }
        return FigureChangeText.change(from: old, to: new)
    }

    /// A whole number, or one that is not rounded.
    func commaSeparated(of size: CodeSize?) -> CommaSeparatedCell {
        let number = size.flatMap(value)
        return number.flatMap(Int.init(exactly:)).map { CommaSeparatedCell($0) } ?? CommaSeparatedCell(number)
    }

    private func text(_ value: Double?) -> String { value.map(FigureChangeText.value) ?? NumberText.missing }
}
