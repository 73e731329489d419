import Report

@testable import Writers

extension MarkdownWriter {
    /// What stands below a title in the sample's report, up to the next one; empty if there is no such title.
    static func section(_ title: String) -> String {
        let sections = text(for: .sample).split(separator: "\n## ").dropFirst().map { "## \($0)" }
        return sections.first { $0.hasPrefix("## \(title)\n") }?.trimmingSuffix { $0 == "\n" } ?? ""
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeftOut).reversed())
    }
}
