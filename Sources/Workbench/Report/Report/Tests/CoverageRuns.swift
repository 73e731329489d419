/// One measure by who did the covering.
public struct CoverageRuns<Value> {
    /// By the architecture's own unit tests.
    public let unit: Value
    /// By the scenarios.
    public let scenarios: Value
    /// By both together: what either of them ran.
    public let all: Value

    public init(unit: Value, scenarios: Value, all: Value) {
        self.unit = unit
        self.scenarios = scenarios
        self.all = all
    }

    public func map<Other>(_ transform: (Value) -> Other) -> CoverageRuns<Other> {
        CoverageRuns<Other>(unit: transform(unit), scenarios: transform(scenarios), all: transform(all))
    }
}

extension CoverageRuns: Equatable where Value: Equatable {}
extension CoverageRuns: Hashable where Value: Hashable {}
extension CoverageRuns: Sendable where Value: Sendable {}
extension CoverageRuns: Encodable where Value: Encodable {}
extension CoverageRuns: Decodable where Value: Decodable {}
