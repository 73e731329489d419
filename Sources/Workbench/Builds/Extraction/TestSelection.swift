import Foundation

/// Which tests of the package a run is about: one group of one test target.
public struct TestSelection: Hashable, Sendable {
    public let target: String
    public let group: TestGroup
    /// A regular expression; the tests of the target whose identifier it matches are the scenarios.
    public let scenarioTests: String
    /// The functions of the group, if no pattern tells them.
    public let functions: [TestFunction]

    public init(target: String, group: TestGroup, scenarioTests: String, functions: [TestFunction] = []) {
        self.target = target
        self.group = group
        self.scenarioTests = scenarioTests
        self.functions = functions
    }

    /// Filters as Swift Testing takes them.
    ///
    /// Several `--filter`s widen each other, so being in the target and being a scenario are one expression: a look
    /// ahead for the target, then the scenarios' own expression anywhere, its start included.
    var arguments: [String] {
        switch group {
        case .unit: ["--filter", #"^\#(target)\."#, "--skip", scenarioTests]
        case .scenarios: ["--filter", #"^(?=\#(target)\.).*?(?:\#(scenarioTests))"#]
        case .uiFree: functions.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0.id))$"] }
        }
    }
}
