/// An architecture whose tests failed, and which of them.
public struct FailedArchitecture: Hashable, Codable, Sendable {
    public let name: String
    public let failures: Failures

    public struct Failures: Hashable, Codable, Sendable {
        public let unit: [TestFailure]
        public let scenarios: [TestFailure]
    }

    public init(name: String, unit: [TestFailure], scenarios: [TestFailure]) {
        self.name = name
        failures = Failures(unit: unit, scenarios: scenarios)
    }
}
