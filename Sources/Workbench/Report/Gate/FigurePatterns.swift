import Subject

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

    /// Whether one of them fits one of an owner's figures.
    func fit(oneOf figures: [String: Figure], of owner: String) -> Bool {
        let isNamed = names.keys.contains { name in
            figures[name] != nil || figures[String(name.trimmingPrefix("\(owner)."))] != nil
        }
        return isNamed || !globs.isEmpty && figures.keys.contains { first(fitting: $0, of: owner) != nil }
    }
}
