import Report

/// One figure of a report, with what it is a figure of.
struct FigureRow {
    /// `nil` for what belongs to no architecture.
    var architecture: String?
    /// The list that its part is in: `roles`, `coupling.declared.matrix`; `nil` for the whole architecture.
    var list: String?
    /// What its part goes by.
    var part: String?
    var file: String?
    var line: Int?

    /// The keys that lead to it in its part: `lines.code`.
    var measure = ""

    /// `nil` if it is not defined for the code at hand.
    var value: Double?

    /// Every figure of a report in a row of its own, in the order of the report.
    static func all(of report: Report) throws -> [FigureRow] {
        try report.shared.flatMap { layer in
            rows(of: try JSONValue(of: layer), like: FigureRow(list: "shared", part: layer.name))
        }
            + report.measured.flatMap { architecture in
                // How many there are is not known if not all were looked for.
                rows(of: try JSONValue(of: architecture), like: FigureRow(architecture: architecture.name))
                    .filter { $0.list != nil || $0.measure != "habits" || architecture.habitsNotLookedFor == nil }
            }
    }
}

extension FigureRow {
    /// Says where a thing stands, and is no figure of it.
    private static let places: Set = ["line", "column"]

    /// The figures in a value of the part that a row is of.
    private static func rows(of value: JSONValue, like row: FigureRow, at keys: [String] = []) -> [FigureRow] {
        switch value {
        case .object(let members):
            members.filter { !places.contains($0.key) }.sorted { $0.key < $1.key }
                .flatMap { rows(of: $0.value, like: row, at: keys + [$0.key]) }
        case .list(let elements):
            [row.with(Double(elements.count), at: keys)] + rows(of: elements, like: row, at: keys)
        case .number(let number):
            [row.with(number, at: keys)]
        case .nothing:
            [row.with(nil, at: keys)]
        case .text, .truth:
            []
        }
    }

    /// A list of parts gives the figures of each; whatever else there is in lists is counted.
    private static func rows(of elements: [JSONValue], like row: FigureRow, at keys: [String]) -> [FigureRow] {
        guard row.list == nil else { return [] }
        return elements.flatMap { element in
            let arrow = element.text("from").flatMap { from in element.text("to").map { "\(from) → \($0)" } }
            let part = FigureRow(
                architecture: row.architecture,
                list: keys.joined(separator: "."),
                part: element.text("name") ?? element.text("path") ?? arrow,
                file: element.text("file") ?? element.text("path"),
                line: element.number("line").flatMap(Int.init(exactly:))
            )
            return rows(of: element, like: part)
        }
    }

    private func with(_ value: Double?, at keys: [String]) -> FigureRow {
        var row = self
        row.measure = keys.joined(separator: ".")
        row.value = value
        return row
    }
}
