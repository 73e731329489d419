import Words

/// What the catalogue of measures says of a figure.
package struct CatalogueEntry: Sendable {
    package let title: Words
    package let format: Unit.Format
    /// Whether other figures follow from it, so that a change is told by it first.
    package let isBasic: Bool
    /// Its place among all in the catalogue.
    package let rank: Int
}

extension CatalogueEntry {
    /// Of an architecture's figure as a formula has it; `nil` if the catalogue does not have it.
    package init?(of formula: String) {
        guard let entry = Self.wholes[formula] else { return nil }
        self = entry
    }

    /// `nil` if the catalogue does not say how the figure at the path is shown.
    static func format(at path: FigurePath) -> Unit.Format? {
        if path.names.last == "share" { return .share }
        return wholes[path.text]?.format ?? parts.first { $0.path.matches(path) }?.format
    }

    /// How the catalogue writes an expression's value, such as a sum that the catalogue has.
    static func format(of expression: Expression) -> Unit.Format? {
        if case .path(let names) = expression { return format(at: FigurePath(names)) }
        return wholes[expression.text]?.format
    }

    /// How the catalogue writes the value of a formula, given as it is written.
    static func format(of formula: String) -> Unit.Format? {
        wholes[formula]?.format ?? format(at: FigurePath(text: formula))
    }

    /// By the formulas that lead to them: what has a share by that, too, and each number of a sum.
    private static let wholes: [String: CatalogueEntry] = {
        let measures = Measure.all.enumerated().map { rank, measure in
            let entry = CatalogueEntry(
                title: measure.fullTitle,
                format: measure.format,
                isBasic: measure.isBasic,
                rank: rank
            )
            return (measure: measure, entry: entry)
        }
        let own = measures.flatMap { [($0.measure.address, $0.entry), ($0.measure.address + ".share", $0.entry)] }
        let summands = measures.flatMap { measure, entry in
            measure.summands.map { ($0.address, entry.titled($0.title)) }
        }
        return Dictionary(own + summands) { first, _ in first }
    }()

    private func titled(_ title: Words) -> CatalogueEntry {
        CatalogueEntry(title: title, format: format, isBasic: isBasic, rank: rank)
    }

    private static let parts = PartMeasure.all.flatMap { measure in
        measure.address.split(separator: ", ").map { (path: FigurePath(text: String($0)), format: measure.format) }
    }
}
