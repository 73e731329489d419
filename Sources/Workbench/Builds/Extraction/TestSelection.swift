import Foundation

/// Which tests of the package a run is about: one group of one test target.
public struct TestSelection: Hashable, Sendable {
    public let target: String
    public let group: TestGroup
    /// A regular expression for the identifiers of the scenarios among the target's tests; `nil` if there are none.
    public let scenarioTests: String?
    /// The functions of the group, if no pattern tells them.
    public let functions: [TestFunction]
    /// The test functions of the target that XCTest runs, whatever their group.
    public let xcTests: [TestFunction]

    public init(
        target: String,
        group: TestGroup,
        scenarioTests: String?,
        functions: [TestFunction] = [],
        xcTests: [TestFunction]
    ) {
        self.target = target
        self.group = group
        self.scenarioTests = scenarioTests
        self.functions = functions
        self.xcTests = xcTests
    }

    /// Filters as Swift Testing takes them.
    ///
    /// Several `--filter`s widen each other, so being in the target and being a scenario are one expression: a look
    /// ahead for the target, then the scenarios' own expression anywhere, its start included.
    var arguments: [String] {
        switch group {
        case .unit: ["--filter", #"^\#(target)\."#] + (scenarioTests.map { ["--skip", $0] } ?? [])
        case .scenarios: ["--filter", #"^(?=\#(target)\.).*?(?:\#(scenarioTests ?? ""))"#]
        case .uiFree:
            functions.filter { !$0.isXCTest }.flatMap {
                ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0.id))$"]
            }
        }
    }

    /// The functions of the group that XCTest runs; throws if what tells the scenarios is no regular expression.
    func ownXCTests() throws -> [TestFunction] {
        if group == .uiFree { return functions.filter(\.isXCTest) }
        let expression = try scenarioTests.map { try Regex($0) }
        return xcTests.filter { function in
            let isScenario = expression.map { function.id.contains($0) } ?? false
            return isScenario == (group == .scenarios)
        }
    }
}

extension [TestFunction] {
    /// As many as one argument of a program can name, one list after the other; Linux takes 128 KiB.
    func lists(upTo limit: Int = 64 << 10) -> [[TestFunction]] {
        var lists: [[TestFunction]] = []
        var size = 0
        for function in self {
            let length = function.id.utf8.count + 1
            size += length
            if lists.isEmpty || size > limit {
                lists.append([])
                size = length
            }
            lists[lists.count - 1].append(function)
        }
        return lists
    }
}
