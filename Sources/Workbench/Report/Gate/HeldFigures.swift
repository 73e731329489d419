import Subject

/// The figures that a gate holds against the accepted ones.
struct HeldFigures {
    private let patterns: FigurePatterns

    init(of settings: GateSettings) {
        patterns = FigurePatterns(settings.tolerances.map(\.pattern) + settings.exact.map(\.pattern))
    }

    /// Lines of comments and blank ones never are: nobody should have to accept a comment.
    func contain(_ name: String, of owner: String) -> Bool {
        !Self.commentLines.contains(where: name.hasSuffix) && patterns.first(fitting: name, of: owner) != nil
    }

    private static let commentLines = ["lines.comment", "lines.blank", "lines.physical"]
}

extension GateSettings {
    /// Throws at the first pattern that is about no figure; figures are given by their owners.
    func check(against known: [(key: String, value: [String: Figure])]) throws(GateError) {
        for (pattern, place) in tolerances.map({ ($0.pattern, $0.place) }) + exact.map({ ($0.pattern, $0.place) }) {
            let own = FigurePatterns([pattern])
            let isKnown = known.contains { owner, figures in
                figures.keys.contains { own.first(fitting: $0, of: owner) != nil }
            }
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

/// Patterns for the names of figures, in the order in which they are tried.
///
/// One is about a figure of any owner, or of the one that it names: `lines.code` is the whole's alone,
/// `roles.*.lines.code` is that of each role, and `MVP.lines.code` is MVP's.
struct FigurePatterns {
    /// The places of those without a star, which are not tried one by one.
    private let names: [String: Int]
    private let globs: [(place: Int, glob: Glob)]

    init(_ patterns: [String]) {
        let placed = patterns.enumerated().map { (place: $0, pattern: $1) }
        names = Dictionary(placed.filter { !$0.pattern.contains("*") }.map { ($0.pattern, $0.place) }) { first, _ in
            first
        }
        globs = placed.filter { $0.pattern.contains("*") }.map { ($0.place, Glob($0.pattern)) }
    }

    /// The place of the first that fits a figure.
    func first(fitting name: String, of owner: String) -> Int? {
        let whole = "\(owner).\(name)"
        let glob = globs.first { $0.glob.matches(name) || $0.glob.matches(whole) }
        return [names[name], names[whole], glob?.place].compactMap(\.self).min()
    }
}
