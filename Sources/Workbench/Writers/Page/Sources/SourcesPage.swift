import Report
import Words

/// The sources of a report's figures, whole, as a page that stands beside the report's and needs nothing but itself.
public enum SourcesPage {
    private static let frame = PageFrame(
        packing: PackageResources.page_css + PackageResources.sources_css,
        PackageResources.page_js
    )

    /// Identical for identical sources.
    public static func text(for report: Report, sources: [ListedSource]) throws(PageError) -> String {
        let words = WordTable.standard
        let addresses = SourceAddresses(of: report, links: .page)
        let all = report.measured.reduce(0) { $0 + $1.sources.count }
        let lines = sources.reduce(0) { $0 + $1.lines.count }
        let content: Content = [
            "name": report.name,
            "frame": frame,
            "lead": words(
                sources.count < all ? "sources.lead-cut" : "sources.lead",
                ["files": Words(sources.count), "all": Words(all), "lines": Words(lines)]
            ),
            "sources": sources.compactMap { source in
                addresses.name(of: source.path).map { Self.content(of: source, named: $0) }
            },
        ]
        return try Templates(words: words).render(content, with: "sources")
    }

    private static func content(of source: ListedSource, named name: String) -> Content {
        let lines = source.lines.enumerated().map { index, runs -> Content in
            ["number": index + 1, "runs": runs.map(\.content)]
        }
        return ["id": name, "path": source.path, "lines": lines]
    }
}

extension ListedSource.Run {
    /// What starts with `@` or `#` has the colour of a keyword.
    fileprivate var content: Content {
        let isKeyword = [.keyword, .attribute, .directive].contains(kind)
        let isType = kind == .type
        return [
            "text": text, "isKeyword": isKeyword, "isType": isType, "isPlain": kind == nil,
            "mark": isKeyword || isType ? nil : kind?.rawValue,
        ]
    }
}
