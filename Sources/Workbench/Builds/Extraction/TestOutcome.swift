import Foundation
import Report

/// What a run of tests came to, read from Swift Testing's events and from what XCTest printed.
public struct TestOutcome: Hashable, Sendable {
    /// Sorted.
    public private(set) var failures: [TestFailure] = []
    /// The programs that failing tests looked for beside them and that the package does not build, by the test's name.
    private var missing: [String: Set<String>] = [:]
    /// Whether the run came to its own end; a crash does not.
    public private(set) var isComplete = false
    /// How many cases were started of each test function that ran; functions without parameters start none.
    private var startedCases: [String: Int] = [:]
    /// The names of the cases that were started, by the identifier of their function.
    private var startedCaseNames: [String: Set<String>] = [:]
    /// The test functions that were found, whether or not they ran.
    private var found: [TestFunction] = []
    /// By the functions' identifiers; suites have none here.
    private var names: [String: String] = [:]
    /// The functions that were started and have not ended: in one of them a crash happened.
    private var running: [String] = []

    /// Takes one JSON value a line; a last line that a crash has cut short is left out.
    ///
    /// The closure gives the path in the subject of a file in the package.
    init(stream: Data, subjectPath: @escaping (String) -> String?, missing: MissingPrograms? = nil) {
        let decoder = JSONDecoder()
        let portable = PortableText(subjectPath: subjectPath)
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? decoder.decode(TestEvent.self, from: Data(line)).payload else { continue }
            note(event)
            if event.kind == "issueRecorded", let failure = failure(in: event, portable, subjectPath) {
                failures.append(failure)
                let programs = missing?.named(in: (event.messages ?? []).map(\.text)) ?? []
                if !programs.isEmpty { self.missing[failure.name, default: []].formUnion(programs) }
            }
        }
        failures.sort()
    }

    /// What XCTest said of its tests; `functions` are those that it was asked to run.
    init(_ output: XCTestOutput, of functions: [TestFunction]) {
        let ids = Dictionary(functions.map { ($0.id.split(separator: ".").dropFirst().joined(separator: "."), $0) }) {
            $1
        }
        for test in output.ended {
            guard let function = ids[test] else { continue }
            found.append(function)
            startedCases[function.id] = 0
            names[function.id] = test.replacing("/", with: ": ")
        }
        running = [output.unfinished].compactMap { $0.flatMap { ids[$0]?.id } ?? $0 }
        failures = output.failures.sorted()
        missing = output.missing
        isComplete = output.isComplete
    }

    /// Both runs together.
    func and(_ other: TestOutcome) -> TestOutcome {
        var both = self
        both.failures = (failures + other.failures).sorted()
        both.missing.merge(other.missing) { $0.union($1) }
        both.isComplete = isComplete && other.isComplete
        both.startedCases.merge(other.startedCases) { $1 }
        both.startedCaseNames.merge(other.startedCaseNames) { $1 }
        both.found += other.found
        both.names.merge(other.names) { $1 }
        both.running += other.running
        return both
    }

    /// The programs that the failing tests lack, if each of them lacks one.
    public var missingPrograms: Set<String> {
        guard failures.allSatisfy({ missing[$0.name] != nil }) else { return [] }
        return missing.values.reduce(into: []) { $0.formUnion($1) }
    }

    /// How many test functions ran.
    public var functions: Int { startedCases.count }

    /// How many cases they had: a function without parameters is one.
    public var cases: Int { startedCases.values.reduce(0) { $0 + max($1, 1) } }

    /// The names of the cases that ran, sorted, by the name of their function with the types around it.
    public var caseNames: [String: [String]] {
        startedCases.keys.reduce(into: [:]) { cases, id in
            cases[names[id] ?? id, default: []] += startedCaseNames[id, default: []].sorted()
        }
    }

    /// The test functions that ran, by identifier.
    public var tests: [TestFunction] { found.filter { startedCases[$0.id] != nil }.sorted { $0.id < $1.id } }

    /// Notes that the run ended before its time, or badly although no test failed.
    ///
    /// Of the errors that the program printed, with paths within the subject relative to it, a crash's own sentence is
    /// quoted, not its backtrace.
    mutating func recordCrash(how: String, errors: String) {
        let unfinished = running.map { names[$0] ?? $0 }.sorted()
        let place = unfinished.isEmpty ? "the test run" : unfinished.joined(separator: ", ")
        let sentence = errors.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
        let portable = PortableText { _ in nil }
        let quotation = sentence.map { " It said: \(portable.text(String($0)))" } ?? ""
        let time = isComplete ? "although no test of it failed" : "before its end"
        failures.append(TestFailure(name: place, message: "The run \(how) \(time).\(quotation)"))
        failures.sort()
    }
}

extension TestOutcome {
    private mutating func note(_ event: TestEvent.Payload) {
        switch (event.kind, event.id ?? event.testID) {
        case ("function", let id?):
            names[id] = event.fullName ?? id
            if let function = TestFunction(event) { found.append(function) }
        case ("testStarted", let id?) where names[id] != nil:
            startedCases[id] = 0
            running.append(id)
        case ("testCaseStarted", let id?):
            startedCases[id, default: 0] += 1
            if let name = event.testCase?.displayName { startedCaseNames[id, default: []].insert(name) }
        case ("testEnded", let id?): running.removeAll { $0 == id }
        case ("runEnded", _): isComplete = true
        default: break
        }
    }

    private func failure(
        in event: TestEvent.Payload,
        _ portable: PortableText,
        _ subjectPath: (String) -> String?
    ) -> TestFailure? {
        let messages = event.messages ?? []
        // Known issues and warnings have other symbols, and fail nothing.
        guard messages.contains(where: { $0.symbol == "fail" }) else { return nil }
        let id = event.testID ?? ""
        let location = event.issue?.sourceLocation
        let file = location.flatMap { subjectPath($0.filePath) }
        let name = names[id] ?? id
        return TestFailure(
            name: portable.text(event.testCase.map { "\(name), case \($0.displayName)" } ?? name),
            message: portable.text(messages.map(\.text).joined(separator: "; ")),
            file: file,
            line: file == nil ? nil : location?.line
        )
    }
}
