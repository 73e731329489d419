import Foundation
import Report

/// What a run of XCTest prints, read line by line: which tests it started, how they ended, and what failed in them.
///
/// On Linux a test is `CatTests.testLoad`, on macOS `-[LoadTests.CatTests testLoad]`.
struct XCTestOutput {
    /// The tests that ran to their end and were not skipped, as `CatTests/testLoad`, in their order.
    private(set) var ended: [String] = []
    /// The test that was started and did not end.
    private(set) var unfinished: String?
    private(set) var failures: [TestFailure] = []
    /// The programs that failing tests looked for beside them and that the package does not build, by the test's name.
    private(set) var missing: [String: Set<String>] = [:]
    /// Whether the run came to its own end.
    private(set) var isComplete = false

    /// The closure gives the path in the subject of a file in the package.
    init(_ text: String, subjectPath: (String) -> String?, missing programs: MissingPrograms? = nil) {
        var failed: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.wholeMatch(of: #/Test Case '(.+)' (started|passed|failed|skipped)\b.*/#) {
                let test = Self.name(of: match.output.1)
                switch match.output.2 {
                case "started": unfinished = test
                case "skipped": unfinished = nil
                default:
                    unfinished = nil
                    ended.append(test)
                    // XCTest has said why, or a test that is expected to fail did not.
                    if match.output.2 == "failed", failed.insert(test).inserted {
                        failures.append(TestFailure(name: Self.shown(test), message: "It failed."))
                    }
                }
            } else if let match = line.wholeMatch(of: #/(.+):(\d+): error: (\S+|-\[.+?\]) : (.*)/#) {
                let test = Self.name(of: match.output.3)
                let file = subjectPath(String(match.output.1))
                failed.insert(test)
                let named = programs?.named(in: [String(match.output.4)]) ?? []
                if !named.isEmpty { missing[Self.shown(test), default: []].formUnion(named) }
                failures.append(
                    TestFailure(
                        name: Self.shown(test),
                        message: PortableText { _ in nil }.text(String(match.output.4)),
                        file: file,
                        line: file == nil ? nil : Int(match.output.2)
                    )
                )
            } else if line.contains(#/^\s+Executed \d+ tests?, with /#) {
                isComplete = true
            }
        }
    }

    private static func name(of text: Substring) -> String {
        let name =
            text.hasPrefix("-[") ? text.dropFirst(2).dropLast().split(separator: " ").joined(separator: ".") : "\(text)"
        return name.split(separator: ".").suffix(2).joined(separator: "/")
    }

    private static func shown(_ test: String) -> String { test.replacing("/", with: ": ") }
}
