/// The values that a figure could have as well: so many steps up or down from its own.
struct FigureSteps {
    let path: [String]
    let value: Double
    let kind: ClaimFlip.Kind
    private let step: Double
    /// How many steps it may take.
    let up: Int
    let down: Int
    /// What a share is of; one step is one of them.
    private let total: Int?

    /// `nil` if the figure has no value.
    ///
    /// The path leads to a number, or to a median with its interval, which moves whole.
    init?(_ path: [String], in figures: ReportFigures) {
        let isInterval = figures.isInterval(at: path)
        guard let value = figures.value(at: isInterval ? path + ["median"] : path) else { return nil }
        self.path = path
        self.value = value
        let parent = Array(path.dropLast())
        if path.last == "share", let covered = figures.value(at: parent + ["covered"]),
            let total = figures.value(at: parent + ["total"]), total > 0
        {
            (kind, step, up, down) = (.share, 1 / total, Int(total - covered), Int(covered))
            self.total = Int(total)
            return
        }
        total = nil
        let format = isInterval ? .decimal : CatalogueEntry.format(at: FigurePath(path.dropFirst()))
        kind =
            switch format {
            case .share?: .share
            case .decimal?: .decimal
            case .count?, .measured?: .count
            case nil: value == value.rounded() ? .count : .decimal
            }
        step = kind == .count ? 1 : kind == .share ? 0.001 : 0.01
        up = kind == .share ? Self.steps(of: step, in: 1 - value) : Self.farthest
        down = Self.steps(of: step, in: value)
    }

    /// What the figure moves by, so many steps up, or down if there are fewer than none.
    func distance(of steps: Int) -> Double { Double(steps) * step }

    func part(of steps: Int) -> ClaimFlip.Part? { total.map { ClaimFlip.Part(count: abs(steps), total: $0) } }

    /// The distance for each of what there is.
    func relativeDistance(of steps: Int) -> Double { abs(distance(of: steps)) / max(abs(value), step) }

    /// The most steps that come to a smaller relative distance than this one.
    func most(below distance: Double) -> Int {
        let bound = distance * max(abs(value), step) / step
        var steps = Int(min(bound.rounded(.up), Double(Self.farthest)))
        while steps > 0, relativeDistance(of: steps) >= distance { steps -= 1 }
        return steps
    }

    private static let farthest = 1 << 40

    /// A step that ends at 0 is a whole one, however both are rounded in binary.
    private static func steps(of step: Double, in distance: Double) -> Int {
        max(0, Int(min(distance / step + 1e-6, Double(farthest))))
    }
}

extension ReportFigures {
    fileprivate func value(at path: [String]) -> Double? {
        if case .figure(let value) = finding(at: path) { value } else { nil }
    }
}
