import Subject

extension GateSettings.Tolerance {
    /// Whether it is about a figure, wherever that is taken: of the whole, of a role or a scene, of any owner or one.
    ///
    /// `lines.code` is also `roles.View.lines.code`, and `MVP.lines.code` is MVP's alone.
    func fits(_ name: String, of owner: String) -> Bool {
        let glob = Glob(pattern)
        let names = [name, name.withoutPart].compactMap(\.self)
        return names.contains { glob.matches($0) || glob.matches("\(owner).\($0)") }
    }

    /// Whether a figure may have moved so far; what was or is not defined has not moved but become something else.
    func allows(_ kind: FigureChange.Kind) -> Bool {
        guard case .changed(let from?, let to?) = kind else { return false }
        // A hair more, for what is computed as 0.1 is not always 0.1.
        return abs(to - from) <= max(absolute ?? 0, (relative ?? 0) * abs(from)) + 1e-9
    }
}

extension [GateSettings.Tolerance] {
    /// Throws at the first that is about no figure; figures are given by their owners.
    func check(against known: [(key: String, value: [String: Figure])]) throws(GateError) {
        for tolerance in self {
            let isKnown = known.contains { owner, figures in
                figures.keys.contains { tolerance.fits($0, of: owner) }
            }
            if !isKnown {
                let names = Set(known.flatMap { $0.value.keys }).union(known.map(\.key))
                throw .unknownMeasure(at: tolerance.place, pattern: tolerance.pattern, known: names.sorted())
            }
        }
    }
}

extension String {
    /// The figure's name in its role or scene; `nil` for a figure of the whole.
    fileprivate var withoutPart: String? {
        guard let match = prefixMatch(of: #/(?:roles|scenes)\.(?:`[^`]*`|[^.]+)\./#) else { return nil }
        return String(self[match.range.upperBound...])
    }
}
