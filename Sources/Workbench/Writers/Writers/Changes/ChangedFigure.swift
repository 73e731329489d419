import Report

/// A figure that people are told of by a title when it has changed.
package struct ChangedFigure: Sendable {
    /// The figure's own: `lines.code`.
    package let name: String
    package let title: String
    /// Where it stands among those that are told.
    let rank: Int
    package let before: String
    package let after: String
    /// `+12`; empty if there is no difference to tell.
    package let difference: String
    /// From which number to which; `nil` if there was or is none.
    package let values: (before: Double, after: Double)?

    /// `nil` for a change that only the JSON form tells of; of a part, `name` is what the figure is called in it.
    init?(_ change: FigureChange, named name: String, isOfPart: Bool) {
        if change.kind.isOfNothing { return nil }
        let entry = CatalogueEntry(of: name)
        if let entry, !isOfPart || entry.isBasic {
            title = entry.title.en.prefix(1).uppercased() + entry.title.en.dropFirst()
        } else if let title = Self.title(ofCell: name) {
            self.title = title
        } else {
            return nil
        }
        self.name = name
        rank = entry?.rank ?? .max
        let format = entry?.format ?? .count
        func text(_ value: Double?) -> String { Self.text(value, format) }
        switch change.kind {
        case .changed(let from, let to):
            (before, after) = Self.texts(from, to, format)
            values = from.flatMap { from in to.map { (from, $0) } }
        case .gone(let value):
            (before, after, values) = (text(value), NumberText.missing, nil)
        case .new(let value):
            (before, after, values) = (NumberText.missing, text(value), nil)
        }
        difference = values.map { Self.difference($0.after - $0.before, format) } ?? ""
    }
}

extension ChangedFigure {
    /// `nil` if it is no cell of the matrix of roles.
    private static func title(ofCell name: String) -> String? {
        let names = FigurePath(text: name).names
        guard names.count == 5, names[..<3] == ["coupling", "declared", "matrix"] else { return nil }
        return "Edges from \(names[3]) to \(names[4])"
    }

    /// As the catalogue shows it; what may be whole or not, with four digits that count.
    private static func text(_ value: Double?, _ format: Unit.Format) -> String {
        switch format {
        case .share where value != nil, .decimal where value != nil: NumberText.value(value, format)
        case .count, .decimal, .measured, .share: FigureChangeText.value(value)
        }
    }

    /// Unrounded, if the texts would hide the change; of a share the difference shows it.
    private static func texts(_ before: Double?, _ after: Double?, _ format: Unit.Format) -> (String, String) {
        let texts = (text(before, format), text(after, format))
        guard texts.0 == texts.1, format != .share, let before, let after else { return texts }
        return ("\(before)", "\(after)")
    }

    /// Of shares in points of a hundred.
    private static func difference(_ value: Double, _ format: Unit.Format) -> String {
        let text = text(abs(value), format)
        let shown = format == .decimal && text == "0.00" ? FigureChangeText.value(abs(value)) : text
        return (value < 0 ? "−" : "+") + shown.replacing(" %", with: " points")
    }
}

extension FigureChange.Kind {
    /// Whether a figure has come or gone that was 0, as it does with all that it is of.
    fileprivate var isOfNothing: Bool { self == .gone(was: 0) || self == .new(is: 0) }
}
