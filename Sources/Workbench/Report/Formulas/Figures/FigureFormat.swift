import Words

/// How the catalogue of measures shows a figure, found by where it stands below its architecture.
enum FigureFormat {
    /// `nil` if the catalogue does not have it.
    static func format(of expression: Expression) -> Unit.Format? {
        if case .path(let path) = expression { return format(at: path) }
        return wholes[expression.text]?.format
    }

    /// The same for a formula as it is written.
    static func format(of formula: String) -> Unit.Format? {
        wholes[formula]?.format ?? format(at: formula.split(separator: ".").map(String.init))
    }

    /// What the catalogue has where the names lead to.
    static func format(at path: [String]) -> Unit.Format? {
        if path.last == "share" { return .share }
        if let measure = wholes[path.joined(separator: ".")] { return measure.format }
        return parts.first { $0.address.matches(path) }?.format
    }

    /// What the catalogue calls the figure of an architecture.
    static func title(of formula: String) -> Words? { wholes[formula]?.fullTitle }

    private static let wholes = Dictionary(Measure.all.map { ($0.address, $0) }) { first, _ in first }

    private static let parts = PartMeasure.all.flatMap { measure in
        measure.address.split(separator: ", ").map { address in
            (address: address.split(separator: ".").map(String.init), format: measure.format)
        }
    }
}

extension [String] {
    /// Whether a path is of this form; `*` stands for any name.
    fileprivate func matches(_ path: [String]) -> Bool {
        count == path.count && zip(self, path).allSatisfy { $0 == "*" || $0 == $1 }
    }
}
