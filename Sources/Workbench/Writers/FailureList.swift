import Extraction
import Report

/// The failures of an architecture, one line each: its scenarios first.
struct FailureList {
    let lines: [String]

    init(_ architecture: FailedArchitecture) {
        let failures = architecture.failures
        lines =
            failures.scenarios.map { "scenario \(Self.text(of: $0))" }
            + failures.unit.map { "unit test \(Self.text(of: $0))" }
    }

    private static func text(of failure: TestFailure) -> String {
        let message = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard let file = failure.file, let line = failure.line else { return "\(failure.name): \(message)" }
        return "\(failure.name) (\(file):\(line)): \(message)"
    }
}
