/// What an architecture costs to run and to build, as it was last taken; what was not taken is absent.
public struct CostFigures: Hashable, Codable, Sendable {
    /// In the order of the configuration.
    public let scenarios: [ScenarioCosts]
    /// Of all scenarios together; `nil` if there are none.
    public let total: TotalCosts?
    public let build: BuildCosts?

    public init(scenarios: [ScenarioCosts] = [], total: TotalCosts? = nil, build: BuildCosts? = nil) {
        self.scenarios = scenarios
        self.total = total
        self.build = build
    }
}
