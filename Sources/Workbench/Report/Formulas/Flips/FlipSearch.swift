import Support

/// Looks for the smallest change of one figure that changes a claim's verdict.
///
/// Each figure is moved alone, no farther than the nearest change so far, and only the comparisons that name it are worked
/// out again. So the work grows with the number of figures and of the comparisons that each is in.
struct FlipSearch {
    private let parts: [[Condition]]
    private let truths: [[Bool?]]
    private let tallies: [Tally]
    private let whole: Tally
    private let isEnforced: Bool
    /// Which conditions name a figure.
    private let places: [[String]: [Place]]
    /// In the order of writing.
    private let paths: [[String]]

    private struct Place: Hashable {
        let part: Int
        let condition: Int
    }

    init(_ conditions: [Condition], isEnforced: Bool) {
        self.isEnforced = isEnforced
        parts = conditions.map(\.conjuncts)
        truths = parts.map { $0.map { $0.truth() } }
        tallies = truths.map(Tally.init)
        whole = Tally(tallies.map(\.all))
        var places: [[String]: [Place]] = [:]
        var paths: [[String]] = []
        for (part, conditions) in parts.enumerated() {
            for (index, condition) in conditions.enumerated() {
                for path in Set(condition.paths) {
                    places[path, default: []].append(Place(part: part, condition: index))
                }
                paths += condition.paths
            }
        }
        self.places = places
        self.paths = paths.uniqued
    }

    var verdict: ClaimVerdict { ClaimVerdict(of: whole, isEnforced: isEnforced) }

    /// `nil` if no figure alone changes the verdict, or if there is none.
    func nearest(in figures: ReportFigures) -> ClaimFlip? {
        guard verdict != .cannotBeToldHere else { return nil }
        var nearest: (steps: Int, figure: FigureSteps, verdict: ClaimVerdict)?
        for path in paths {
            guard let figure = FigureSteps(path, in: figures) else { continue }
            for direction in [-1, 1] {
                let distance = nearest.map { $0.figure.relativeDistance(of: $0.steps) } ?? .infinity
                let most = figure.most(below: distance)
                if let found = flip(of: figure, direction: direction, within: most) {
                    nearest = (found.steps, figure, found.verdict)
                }
            }
        }
        return nearest.map { steps, figure, verdict in
            ClaimFlip(
                architecture: figure.path[0],
                figure: Array(figure.path.dropFirst()).formulaText,
                kind: figure.kind,
                from: figure.value,
                to: figure.value + figure.distance(of: steps),
                part: figure.part(of: steps),
                verdict: verdict
            )
        }
    }
}

extension FlipSearch {
    /// The fewest steps in one direction after which the verdict is another one.
    ///
    /// Between the places where a comparison changes its sign nothing changes, so that these alone are tried.
    private func flip(
        of figure: FigureSteps,
        direction: Int,
        within most: Int
    ) -> (steps: Int, verdict: ClaimVerdict)? {
        let farthest = direction > 0 ? figure.up : figure.down
        let last = min(farthest, most)
        guard last > 0 else { return nil }
        let comparisons = places[figure.path, default: []].flatMap { parts[$0.part][$0.condition].comparisons }
        let turning = comparisons.filter { $0.paths.contains(figure.path) }
            .flatMap { turns(of: $0, moving: figure, direction: direction, last: last, isFarthest: last == farthest) }
        for steps in Set(turning).sorted() {
            let other = verdict(moving: figure, by: steps * direction)
            if other != verdict, other != .cannotBeToldHere { return (steps * direction, other) }
        }
        return nil
    }

    /// After how many steps a comparison has another sign, and where that is none, when it has one again.
    ///
    /// A comparison mostly moves one way with a figure, so the first such step is found by doubling and then halving. If the
    /// figure is on both sides and the sign comes back, a nearer step may be passed over. Where a nearer change is known
    /// already, the last step that would be nearer still is looked at first.
    private func turns(
        of comparison: Condition,
        moving figure: FigureSteps,
        direction: Int,
        last: Int,
        isFarthest: Bool
    ) -> [Int] {
        func sign(_ steps: Int) -> Int? {
            let move = Move(path: figure.path, distance: figure.distance(of: steps * direction))
            return comparison.difference(after: move).map { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
        }
        let own = sign(0)
        if !isFarthest, sign(last) == own { return [] }
        var (before, after) = (0, 1)
        while sign(after) == own {
            if after == last { return [] }
            (before, after) = (after, min(after * 2, last))
        }
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if sign(middle) == own { before = middle } else { after = middle }
        }
        return sign(after) == 0 && after < last ? [after, after + 1] : [after]
    }

    private func verdict(moving figure: FigureSteps, by steps: Int) -> ClaimVerdict {
        let move = Move(path: figure.path, distance: figure.distance(of: steps))
        var changed: [Int: Tally] = [:]
        for place in places[figure.path, default: []] {
            let truth = parts[place.part][place.condition].truth(after: move)
            changed[place.part, default: tallies[place.part]]
                .replace(truths[place.part][place.condition], by: truth)
        }
        var whole = whole
        for (part, tally) in changed { whole.replace(tallies[part].all, by: tally.all) }
        return ClaimVerdict(of: whole, isEnforced: isEnforced)
    }
}
