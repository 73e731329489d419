import Report
import Support
import Words

/// Names the tests of architectures whose figures are held back.
enum FailureSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.failed.isEmpty else { return [] }
        let architectures: [MarkdownText] = report.failed.map { architecture in
            let items: [MarkdownText] = architecture.lines(in: words).map { "- \($0)\n" }
            return words.markdown("failures.architecture", ["name": "\(architecture.name)"]) + "\n\n" + items.joined()
        }
        return ["## " + words.markdown("failures.title") + "\n"] + architectures
    }
}
