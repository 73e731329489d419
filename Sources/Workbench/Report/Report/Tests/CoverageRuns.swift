/// One measure by who did the covering.
public struct CoverageRuns<Value> {
    /// By the architecture's own unit tests; `nil` if it is not known which tests ran.
    public let unit: Value?
    /// By the scenarios; `nil` if the subject names none, or it is not known which tests ran.
    public let scenarios: Value?
    /// By all tests together: what any of them ran.
    public let all: Value

    public init(unit: Value?, scenarios: Value?, all: Value) {
        self.unit = unit
        self.scenarios = scenarios
        self.all = all
    }

    public func map<Other>(_ transform: (Value) -> Other) -> CoverageRuns<Other> {
        CoverageRuns<Other>(unit: unit.map(transform), scenarios: scenarios.map(transform), all: transform(all))
    }
}

extension CoverageRuns: Equatable where Value: Equatable {}
extension CoverageRuns: Hashable where Value: Hashable {}
extension CoverageRuns: Sendable where Value: Sendable {}
extension CoverageRuns: Encodable where Value: Encodable {}
extension CoverageRuns: Decodable where Value: Decodable {}
