import Report

/// What is known about a run of tests while its events are read, one after the other.
struct TestLog {
    private(set) var failures: [TestFailure] = []
    private(set) var isComplete = false
    /// How many cases were started of each function that was; functions without parameters start none.
    private(set) var startedCases: [String: Int] = [:]
    /// The test functions that were found, whether or not they ran.
    private(set) var functions: [TestFunction] = []
    /// By the functions' identifiers; suites have none here.
    private var names: [String: String] = [:]
    private var running: [String] = []
    private let subjectPath: (String) -> String?
    private let portable: PortableText

    init(subjectPath: @escaping (String) -> String?) {
        self.subjectPath = subjectPath
        portable = PortableText(subjectPath: subjectPath)
    }

    /// The names of the functions that were started and have not ended.
    var unfinished: [String] { running.map { names[$0] ?? $0 } }

    mutating func note(_ event: TestEvent.Payload) {
        switch event.kind {
        case "function":
            if let id = event.id {
                names[id] = event.fullName ?? id
                if let function = TestFunction(event) { functions.append(function) }
            }
        case "testStarted":
            if let id = event.testID, names[id] != nil {
                startedCases[id] = 0
                running.append(id)
            }
        case "testCaseStarted":
            if let id = event.testID { startedCases[id, default: 0] += 1 }
        case "issueRecorded":
            if let failure = failure(in: event) { failures.append(failure) }
        case "testEnded":
            running.removeAll { $0 == event.testID }
        case "runEnded":
            isComplete = true
        default:
            break
        }
    }
}

extension TestLog {
    private func failure(in event: TestEvent.Payload) -> TestFailure? {
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
