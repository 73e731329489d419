import Report
import Words

/// What nothing was measured of, although it lies in what was measured.
package enum LeftOut {
    private static let shown = 5

    /// The first of it by name, how much there is, and how to have it measured; `nil` if nothing is left out.
    package static func sentence(of report: Report, words: WordTable) -> Words? {
        report.leftOut.map { paths in
            words("trust.left-out", ["count": Words(paths.count), "paths": named(paths).map { Words($0) }.listed])
        }
    }

    /// The sentence in Markdown.
    static func paragraph(of report: Report, words: WordTable) -> MarkdownText? {
        report.leftOut.map { paths in
            words.paragraph(
                "trust.left-out",
                ["count": "\(paths.count)", "paths": "\(named(paths).joined(separator: ", "))"]
            )
        }
    }

    private static func named(_ paths: [String]) -> [String] { paths.first(shown) { _ in "…" } }
}
