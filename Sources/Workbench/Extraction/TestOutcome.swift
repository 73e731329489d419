import Foundation

/// What a run of tests came to.
public struct TestOutcome: Hashable, Sendable {
    /// How many test functions ran.
    public private(set) var functions = 0

    /// How many cases they had: a function without parameters is one.
    public private(set) var cases = 0

    /// Sorted.
    public private(set) var failures: [TestFailure] = []

    /// Whether the run came to its own end; a crash does not.
    public private(set) var isComplete = false

    /// The functions that were started and not ended, in order: in one of them a crash happened.
    public private(set) var unfinished: [String] = []

    /// - Parameters:
    ///   - stream: Swift Testing's events, one JSON value a line. A last line cut short by a crash is left out.
    ///   - subjectPath: the path in the subject of a file in the package.
    init(stream: Data, subjectPath: (String) -> String?) {
        let decoder = JSONDecoder()
        var names: [String: String] = [:]
        var casesOfFunction: [String: Int] = [:]
        var running: [String] = []
        for line in stream.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? decoder.decode(TestEvent.self, from: Data(line)).payload else { continue }
            switch event.kind {
            case "function":
                if let id = event.id { names[id] = event.displayName ?? event.name ?? id }
            case "testStarted":
                guard let id = event.testID, names[id] != nil else { continue }
                casesOfFunction[id] = 0
                running.append(id)
            case "testCaseStarted":
                if let id = event.testID { casesOfFunction[id, default: 0] += 1 }
            case "issueRecorded":
                if let failure = Self.failure(in: event, names: names, subjectPath: subjectPath) {
                    failures.append(failure)
                }
            case "testEnded":
                running.removeAll { $0 == event.testID }
            case "runEnded":
                isComplete = true
            default:
                continue
            }
        }
        failures.sort()
        functions = casesOfFunction.count
        cases = casesOfFunction.values.reduce(0) { $0 + max($1, 1) }
        unfinished = running.map { names[$0] ?? $0 }
    }
}

extension TestOutcome {
    private static func failure(
        in event: TestEvent.Payload,
        names: [String: String],
        subjectPath: (String) -> String?
    ) -> TestFailure? {
        let messages = event.messages ?? []
        // Known issues and warnings have other symbols, and fail nothing.
        guard messages.contains(where: { $0.symbol == "fail" }) else { return nil }
        let id = event.testID ?? ""
        let location = event.issue?.sourceLocation
        let file = location.flatMap { subjectPath($0.filePath) }
        return TestFailure(
            name: event.testCase?.displayName ?? names[id] ?? id,
            message: messages.map(\.text).joined(separator: "; "),
            file: file,
            line: file == nil ? nil : location?.line
        )
    }

    /// Notes that the run ended before its time.
    ///
    /// - Parameter errors: what the program printed; of this a crash's own sentence is quoted, not its backtrace.
    mutating func recordCrash(how: String, errors: String) {
        let place = unfinished.isEmpty ? "the test run" : unfinished.sorted().joined(separator: ", ")
        let sentence = errors.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
        let quotation = sentence.map { " It said: \($0)" } ?? ""
        failures.append(TestFailure(name: place, message: "The run \(how) before its end.\(quotation)"))
    }
}
