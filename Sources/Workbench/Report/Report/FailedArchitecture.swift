/// An architecture whose tests failed, and which of them.
public struct FailedArchitecture: Hashable, Codable, Sendable {
    public let name: String

    public let failures: Failures

    public struct Failures: Hashable, Codable, Sendable {
        public let unit: [TestFailure]
        public let scenarios: [TestFailure]

        public init(unit: [TestFailure], scenarios: [TestFailure]) {
            self.unit = unit
            self.scenarios = scenarios
        }
    }

    public init(name: String, failures: Failures) {
        self.name = name
        self.failures = failures
    }
}
