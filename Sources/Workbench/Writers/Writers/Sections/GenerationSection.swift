import Report

/// When, where and with what the report was made; nothing in the reproducible form.
enum GenerationSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard let generated = report.generated else { return [] }
        let commit = generated.commit.map { ", commit \($0)" } ?? ""
        let text = "\(generated.tool), \(generated.swift), \(generated.host), \(generated.date)\(commit)."
        return ["---\n\n\(text)\n"]
    }
}
