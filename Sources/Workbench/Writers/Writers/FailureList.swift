import Report
import Support
import Words

/// The failures of an architecture, one line each: its scenarios first.
package struct FailureList {
    package let lines: [String]

    package init(_ architecture: FailedArchitecture, words: WordTable = .standard) {
        let failures = architecture.failures
        lines =
            failures.scenarios.map { words("failures.scenario", ["test": Words(Self.text(of: $0))]).en }
            + failures.unit.map { words("failures.unit", ["test": Words(Self.text(of: $0))]).en }
    }

    private static func text(of failure: TestFailure) -> String {
        let place =
            if let file = failure.file, let line = failure.line { " (\(PrintablePath(file)):\(line))" } else { "" }
        return "\(failure.name)\(place): \(failure.message)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
