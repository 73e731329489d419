import Report
import Words

/// What the numbers go by; and when, where and with what the report was made, but in the reproducible form.
enum GenerationSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let reading = words.paragraph("markdown.by-files")
        guard let generated = report.generated else { return [reading] }
        let commit = generated.commit.map { words("generation.commit", ["commit": Words($0)]).en } ?? ""
        let parts = [generated.tool, generated.swift, generated.host, generated.date].compactMap(\.self)
        return [reading, "\(parts.joined(separator: ", "))\(commit).\n"]
    }
}
