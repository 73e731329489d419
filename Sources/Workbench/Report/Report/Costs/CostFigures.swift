import Support

/// What an architecture costs to run and to build, as it was last taken; what was not taken is absent.
public struct CostFigures: Hashable, Codable, Sendable {
    /// In the order of the configuration.
    public let scenarios: [ScenarioCosts]
    /// Of all scenarios together; `nil` if there are none.
    public let total: TotalCosts?
    /// By how many bytes resident memory grows with each app that is kept open; `nil` if that was not taken.
    public let bytesPerApp: MedianInterval?
    /// How much more that is than without an architecture; `nil` without a floor.
    public let bytesPerAppAboveFloor: MedianInterval?
    public let build: BuildCosts?

    public init(
        scenarios: [ScenarioCosts] = [],
        total: TotalCosts? = nil,
        bytesPerApp: MedianInterval? = nil,
        bytesPerAppAboveFloor: MedianInterval? = nil,
        build: BuildCosts? = nil
    ) {
        self.scenarios = scenarios
        self.total = total
        self.bytesPerApp = bytesPerApp
        self.bytesPerAppAboveFloor = bytesPerAppAboveFloor
        self.build = build
    }
}
