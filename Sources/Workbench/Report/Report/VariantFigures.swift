import Subject

/// What another form of an architecture costs, beside the architecture's own costs, which it explains.
public struct VariantFigures: Hashable, Codable, Sendable {
    public let name: String
    /// The architecture that it is another form of.
    public let original: String
    /// What the original has and the variant has not, in a word; `nil` if nobody says so.
    public let without: String?
    /// `nil` if they were not taken.
    public private(set) var costs: CostFigures?
    /// `nil` if nobody measured it.
    public private(set) var growth: GrowthFigures?

    public init(
        name: String,
        original: String,
        without: String? = nil,
        costs: CostFigures? = nil,
        growth: GrowthFigures? = nil
    ) {
        self.name = name
        self.original = original
        self.without = without
        self.costs = costs
        self.growth = growth
    }
}

extension VariantFigures {
    /// Before anything is known of its costs.
    public init(_ variant: Variant) {
        self.init(name: variant.architecture.name, original: variant.original, without: variant.without)
    }

    /// The variant's figures with what it costs to run and to build.
    func costing(_ costs: CostFigures?) -> VariantFigures {
        var figures = self
        figures.costs = costs
        return figures
    }

    /// The variant's figures with how it grows.
    func growing(_ scale: Scale?) -> VariantFigures {
        var figures = self
        figures.growth = scale.flatMap { GrowthFigures(of: self, in: $0) }
        return figures
    }
}
