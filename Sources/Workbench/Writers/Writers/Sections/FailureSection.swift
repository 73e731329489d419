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
