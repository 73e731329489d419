import Report
import Support

/// The failures of an architecture, one line each: its scenarios first.
package struct FailureList {
    package let lines: [String]

    package init(_ architecture: FailedArchitecture) {
        let failures = architecture.failures
        lines =
            failures.scenarios.map { "scenario \(Self.text(of: $0))" }
            + failures.unit.map { "unit test \(Self.text(of: $0))" }
    }

    private static func text(of failure: TestFailure) -> String {
        let place =
            if let file = failure.file, let line = failure.line { " (\(PrintablePath(file)):\(line))" } else { "" }
        return "\(failure.name)\(place): \(failure.message)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
