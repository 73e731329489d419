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
        return [words.chapter("failures.title"), words.paragraph("failures.package")] + architectures
    }
}

extension FailedArchitecture {
    /// The failures, one line each: those of scenarios first.
    package func lines(in words: WordTable = .standard) -> [String] {
        failures.scenarios.map { words("failures.scenario", ["test": Words($0.said(in: words))]).en }
            + failures.unit.map { words("failures.unit", ["test": Words($0.said(in: words))]).en }
    }
}

extension TestFailure {
    /// What a test says may be as long as what it prints.
    private static let shownLines = 5

    fileprivate func said(in words: WordTable) -> String {
        let place = if let file, let line { " (\(PrintablePath(file)):\(line))" } else { "" }
        let lines = message.split(whereSeparator: \.isNewline)
        let name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        let rest = lines.count - Self.shownLines
        let more = rest > 0 ? [words("failures.more", ["count": Words(rest)]).en] : []
        let shown = lines.prefix(Self.shownLines).map(String.init) + more
        return "\(name)\(place): \(shown.joined(separator: " "))"
    }
}
