import Testing

@testable import Extraction

struct TestSelectionTests {
    /// Which of these are run, with the scenarios told by `expression`: by their place in the list.
    private static let identifiers = [
        "LeftTests.GreetTests/greets()/GreetTests.swift:3:2",
        "LeftTests.ScenarioTests/runs(_:)/ScenarioTests.swift:5:2",
        "LeftTestsMore.ScenarioTests/runs(_:)/ScenarioTests.swift:5:2",
        "RightTests.LeftTests/ScenarioTests()/T.swift:3:2",
    ]

    @Test(
        "A group has the tests of its own target only, and each test is in one group",
        arguments: [
            ("ScenarioTests", [0], [1]),
            (#"^LeftTests\.ScenarioTests/"#, [0], [1]),
            (#"^\w+\.Scenario|nothing"#, [0], [1]),
            ("(?i)scenariotests", [0], [1]),
            ("Greet|Scenario", [], [0, 1]),
            ("nothing", [0, 1], []),
        ]
    )
    func groups(_ expression: String, unit: [Int], scenarios: [Int]) throws {
        #expect(try chosen(.unit, expression) == unit)
        #expect(try chosen(.scenarios, expression) == scenarios)
    }

    /// Chooses as Swift Testing does: what a filter matches anywhere, less what a skip matches anywhere.
    private func chosen(_ group: TestGroup, _ expression: String) throws -> [Int] {
        let arguments = TestSelection(target: "LeftTests", group: group, scenarioTests: expression).arguments
        let pairs = stride(from: 0, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
        let expressions = try Dictionary(uniqueKeysWithValues: pairs).mapValues { try Regex($0) }
        return Self.identifiers.indices.filter { index in
            let isIn = { (option: String) in
                expressions[option].map { Self.identifiers[index].firstMatch(of: $0) != nil }
            }
            return isIn("--filter") == true && isIn("--skip") != true
        }
    }
}
