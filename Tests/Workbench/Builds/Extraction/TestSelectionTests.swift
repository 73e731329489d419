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

    @Test("The tests without the UI are those that were told, and no other of a name that begins alike")
    func named() throws {
        let functions = [0, 3].map { index in
            TestFunction(
                id: Self.identifiers[index],
                name: "greets()",
                file: "GreetTests.swift",
                line: 3,
                isXCTest: false
            )
        }
        let selection = TestSelection(
            target: "LeftTests",
            group: .uiFree,
            scenarioTests: "ScenarioTests",
            functions: functions,
            xcTests: []
        )
        #expect(try chosen(by: selection.arguments) == [0, 3])
        #expect(try chosen(by: selection.arguments, of: Self.identifiers.map { $0 + "1" }) == [])
    }

    @Test("XCTest's tests are told apart by the same pattern; without one all are unit tests")
    func xcTests() throws {
        func chosen(_ group: TestGroup, _ expression: String?) throws -> [String] {
            let tests = ["CatTests", "ScenarioTests"].map { type in
                TestFunction(inTarget: "LeftTests", type: type, name: "testIt", file: "T.swift", line: 1)
            }
            let told = group == .uiFree ? [tests[1]] : []
            return try TestSelection(
                target: "LeftTests",
                group: group,
                scenarioTests: expression,
                functions: told,
                xcTests: tests
            )
            .ownXCTests().map(\.id)
        }
        #expect(try chosen(.unit, "ScenarioTests") == ["LeftTests.CatTests/testIt"])
        #expect(try chosen(.scenarios, "ScenarioTests") == ["LeftTests.ScenarioTests/testIt"])
        #expect(try chosen(.unit, nil).count == 2)
        #expect(try chosen(.scenarios, nil) == [])
        #expect(try chosen(.uiFree, "ScenarioTests") == ["LeftTests.ScenarioTests/testIt"])
        // Every name matches the empty expression; what is no expression tells nothing.
        #expect(try chosen(.scenarios, "").count == 2)
        #expect(throws: (any Error).self) { try chosen(.unit, "(") }
    }

    @Test("More of XCTest's tests than one argument can name are run in several lists, in their order")
    func lists() {
        let tests = (100..<110).map { number in
            TestFunction(inTarget: "LeftTests", type: "CatTests", name: "test\(number)", file: "T.swift", line: 1)
        }
        // Each name has 26 bytes, and a comma.
        let lists = tests.lists(upTo: 27 * 4)
        #expect(lists.map(\.count) == [4, 4, 2])
        #expect(lists.flatMap(\.self) == tests)
        #expect(tests.lists() == [tests])
        #expect(tests.lists(upTo: 1).map(\.count) == Array(repeating: 1, count: 10))
        #expect([TestFunction]().lists().isEmpty)
    }

    /// Chooses as Swift Testing does: what a filter matches anywhere, less what a skip matches anywhere.
    private func chosen(_ group: TestGroup, _ expression: String) throws -> [Int] {
        let selection = TestSelection(target: "LeftTests", group: group, scenarioTests: expression, xcTests: [])
        return try chosen(by: selection.arguments)
    }

    private func chosen(by arguments: [String], of identifiers: [String] = Self.identifiers) throws -> [Int] {
        let expressions = try stride(from: 0, to: arguments.count, by: 2).map { index in
            (option: arguments[index], expression: try Regex(arguments[index + 1]))
        }
        return identifiers.indices.filter { index in
            let options = expressions.filter { identifiers[index].firstMatch(of: $0.expression) != nil }.map(\.option)
            return options.contains("--filter") && !options.contains("--skip")
        }
    }
}
