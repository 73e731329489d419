import Subject

extension GateSettings {
    /// Whether a figure is held against the accepted one.
    ///
    /// Lines of comments and blank ones never are: nobody should have to accept a comment.
    func holds(_ name: String, of owner: String) -> Bool {
        if Self.commentLines.contains(where: name.hasSuffix) { return false }
        return tolerances.contains { $0.fits(name, of: owner) }
            || exact.contains { FigurePattern($0.pattern).fits(name, of: owner) }
    }

    private static let commentLines = ["lines.comment", "lines.blank", "lines.physical"]

    /// Throws at the first pattern that is about no figure; figures are given by their owners.
    func check(against known: [(key: String, value: [String: Figure])]) throws(GateError) {
        for (pattern, place) in tolerances.map({ ($0.pattern, $0.place) }) + exact.map({ ($0.pattern, $0.place) }) {
            let glob = FigurePattern(pattern)
            let isKnown = known.contains { owner, figures in figures.keys.contains { glob.fits($0, of: owner) } }
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
    func fits(_ name: String, of owner: String) -> Bool { FigurePattern(pattern).fits(name, of: owner) }

    /// Whether a figure may have moved so far; what was or is not defined has not moved but become something else.
    func allows(_ kind: FigureChange.Kind) -> Bool {
        guard case .changed(let from?, let to?) = kind else { return false }
        // A hair more, for what is computed as 0.1 is not always 0.1.
        return abs(to - from) <= max(absolute ?? 0, (relative ?? 0) * abs(from)) + 1e-9
    }
}

/// A pattern for the names of figures.
private struct FigurePattern {
    private let glob: Glob

    init(_ pattern: String) { glob = Glob(pattern) }

    /// Whether it is about a figure of any owner, or of the one that it names.
    ///
    /// `lines.code` is the whole's alone, `roles.*.lines.code` is that of each role, and `MVP.lines.code` is MVP's.
    func fits(_ name: String, of owner: String) -> Bool { glob.matches(name) || glob.matches("\(owner).\(name)") }
}
