import Report

/// How a size has become another, a cell for each measure.
enum SizeChangeText {
    /// `410 → 402 (−8)`; what stayed is one number, or nothing where only changes are of interest.
    static func cells(from before: Size?, to after: Size?, showsSame: Bool) -> [String] {
        Size.Measure.allCases.map { measure in
            let old = before?[measure]
            let new = after?[measure]
            if old == new { return showsSame ? text(new) : "" }
            guard let old, let new else { return "\(text(old)) → \(text(new))" }
            return FigureChangeText.change(from: Double(old), to: Double(new))
        }
    }

    private static func text(_ value: Int?) -> String { value.map(String.init) ?? NumberText.missing }
}

extension Size.Measure {
    var title: String {
        switch self {
        case .codeLines: "code lines"
        case .files: "files"
        case .types: "types"
        case .edges: "edges"
        }
    }
}
