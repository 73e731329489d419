import Report
import Words

/// When, where and with what the report was made; nothing in the reproducible form.
enum GenerationSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard let generated = report.generated else { return [] }
        let commit = generated.commit.map { words("generation.commit", ["commit": Words($0)]).en } ?? ""
        let parts = [generated.tool, generated.swift, generated.host, generated.date].compactMap(\.self)
        let text = "\(parts.joined(separator: ", "))\(commit)."
        return ["---\n\n\(text)\n"]
    }
}
