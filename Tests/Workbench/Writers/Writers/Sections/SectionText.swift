import Report

@testable import Writers

extension MarkdownWriter {
    /// A title of the sample's report and what stands below it, up to the next title that is not below it; empty if
    /// there is no such title.
    static func section(_ title: String) -> String {
        let lines = text(for: .sample).split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.level > 0 && $0.hasSuffix(" \(title)") }) else { return "" }
        let rest = lines[(start + 1)...].prefix { $0.level == 0 || $0.level > lines[start].level }
        return ([lines[start]] + rest).joined(separator: "\n").trimmingSuffix { $0 == "\n" }
    }
}

extension Substring {
    /// How deep the title is that this line is; 0 for another line.
    fileprivate var level: Int { contains("# ") ? prefix { $0 == "#" }.count : 0 }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeftOut).reversed())
    }
}
