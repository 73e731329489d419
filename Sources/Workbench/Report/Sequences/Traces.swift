/// What the page of traces shows of a subject.
public struct Traces: Hashable, Sendable {
    /// The subject's.
    public let name: String
    /// Each as every architecture played it.
    public let scenarios: [[PlayedScenario]]
    /// What all scenarios come to, those that are not shown too.
    public let architectures: [PlayedArchitecture]

    public init(name: String, scenarios: [[PlayedScenario]], architectures: [PlayedArchitecture]) {
        self.name = name
        self.scenarios = scenarios
        self.architectures = architectures
    }
}

extension Traces {
    /// The first of the scenarios that goes like this one up to the end of a step, in every architecture; both count from 0.
    public func firstScenario(like scenario: Int, upTo step: Int) -> Int {
        let steps = { (plays: [PlayedScenario]) in plays.map { $0.steps.prefix(step + 1) } }
        return scenarios.firstIndex { steps($0) == steps(scenarios[scenario]) } ?? scenario
    }
}
