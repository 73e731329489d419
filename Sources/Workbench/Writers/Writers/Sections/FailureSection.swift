import Report
import Support
import Words

/// Names the tests of architectures whose figures are held back.
enum FailureSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.failed.isEmpty else { return [] }
        let architectures = report.failed.flatMap { architecture -> [MarkdownText] in
            let items: [MarkdownText] = architecture.lines(in: words).map { "- \($0)\n" }
            return [words.paragraph("failures.architecture", ["name": "\(architecture.name)"]), items.joined()]
        }
        return [words.heading("failures.title")] + architectures
    }
}

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
