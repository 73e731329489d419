import Subject

/// The figures that a gate holds against the accepted ones.
struct HeldFigures {
    private let patterns: FigurePatterns

    init(of settings: GateSettings) {
        patterns = FigurePatterns(settings.tolerances.map(\.pattern) + settings.exact.map(\.pattern))
    }

    /// Lines of comments and blank ones never are: nobody should have to accept a comment.
    func contains(_ name: String, of owner: String) -> Bool {
        !Self.commentLines.contains(where: name.hasSuffix) && patterns.first(fitting: name, of: owner) != nil
    }

    private static let commentLines = ["lines.comment", "lines.blank", "lines.physical"]
}

extension GateSettings {
    /// Throws at the first pattern that is about no figure; figures are given by their owners.
    func check(against known: [(key: String, value: [String: Figure])]) throws(GateError) {
        for (pattern, place) in tolerances.map({ ($0.pattern, $0.place) }) + exact.map({ ($0.pattern, $0.place) }) {
            let own = FigurePatterns([pattern])
            let isKnown = known.contains { owner, figures in own.fit(oneOf: figures, of: owner) }
            if !isKnown {
                throw .unknownMeasure(
                    at: place,
                    pattern: pattern,
                    known: Set(known.flatMap { $0.value.keys }).sorted(),
                    owners: Set(known.map(\.key)).sorted()
                )
            }
        }
    }
}

extension GateSettings.Tolerance {
    /// Whether a figure may have moved so far; what was or is not defined has not moved but become something else.
    func allows(_ kind: FigureChange.Kind) -> Bool {
        guard case .changed(let from?, let to?) = kind else { return false }
        // A hair more, for what is computed as 0.1 is not always 0.1.
        return abs(to - from) <= max(absolute ?? 0, (relative ?? 0) * abs(from)) + 1e-9
    }
}
