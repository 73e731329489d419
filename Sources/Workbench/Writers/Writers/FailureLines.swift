import Report
import Support
import Words

extension FailedArchitecture {
    /// The failures, one line each: those of scenarios first.
    package func lines(in words: WordTable = .standard) -> [String] {
        failures.scenarios.map { words("failures.scenario", ["test": Words($0.said)]).en }
            + failures.unit.map { words("failures.unit", ["test": Words($0.said)]).en }
    }
}

extension TestFailure {
    fileprivate var said: String {
        let place = if let file, let line { " (\(PrintablePath(file)):\(line))" } else { "" }
        return "\(name)\(place): \(message)".split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
