import Foundation
import Report

/// What a run of tests came to.
public struct TestOutcome: Hashable, Sendable {
    /// How many test functions ran.
    public let functions: Int
    /// The test functions that ran, by identifier.
    public let tests: [TestFunction]
    /// How many cases they had: a function without parameters is one.
    public let cases: Int
    /// Sorted.
    public private(set) var failures: [TestFailure]
    /// Whether the run came to its own end; a crash does not.
    public let isComplete: Bool
    /// The functions that were started and not ended, sorted: in one of them a crash happened.
    public let unfinished: [String]

    /// Reads Swift Testing's events, one JSON value a line; a last line cut short by a crash is left out.
    ///
    /// The closure gives the path in the subject of a file in the package.
    init(stream: Data, subjectPath: @escaping (String) -> String?) {
        let decoder = JSONDecoder()
        var log = TestLog(subjectPath: subjectPath)
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            if let event = try? decoder.decode(TestEvent.self, from: Data(line)) { log.note(event.payload) }
        }
        functions = log.startedCases.count
        tests = log.functions.filter { log.startedCases[$0.id] != nil }.sorted { $0.id < $1.id }
        cases = log.startedCases.values.reduce(0) { $0 + max($1, 1) }
        failures = log.failures.sorted()
        isComplete = log.isComplete
        unfinished = log.unfinished.sorted()
    }

    /// Notes that the run ended before its time, or badly although no test failed.
    ///
    /// Of the errors that the program printed, with paths within the subject relative to it, a crash's own sentence is
    /// quoted, not its backtrace.
    mutating func recordCrash(how: String, errors: String) {
        let place = unfinished.isEmpty ? "the test run" : unfinished.joined(separator: ", ")
        let sentence = errors.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
        let portable = PortableText { _ in nil }
        let quotation = sentence.map { " It said: \(portable.text(String($0)))" } ?? ""
        let time = isComplete ? "although no test of it failed" : "before its end"
        failures.append(TestFailure(name: place, message: "The run \(how) \(time).\(quotation)"))
        failures.sort()
    }
}
