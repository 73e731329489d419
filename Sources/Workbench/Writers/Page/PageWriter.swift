import Report
import Words
import Writers

/// The report as one page for a browser, which needs nothing but itself.
///
/// 1. **Words**: the table of strings gives every sentence in English and in Chinese; figures are put into them.
/// 2. **Sections**: each question of the page becomes a `Content` that has all that its template shows, figures as
///    text, charts as shapes.
/// 3. **Templates**: the files in `Resources` turn these values into HTML; they escape every text.
/// 4. **Frame**: style and script are put into the page, with their hashes in its Content-Security-Policy.
public enum PageWriter {
    private static let frame = PageFrame(packing: PackageResources.page_css, PackageResources.page_js)

    /// Identical for identical reports, histories and links; without a history the page shows none.
    ///
    /// It leads to the page of traces if that stands beside it.
    public static func text(
        for report: Report,
        history: Series? = nil,
        links: SourceLinks = .none,
        hasTraces: Bool = false,
        words: WordTable? = nil
    ) throws(PageError) -> String {
        let language = if let words { try Language(words) } else { try standard.get() }
        var page = content(of: report, history: history, links: links, words: language.words)
        page["hasTraces"] = hasTraces
        return try language.templates.render(page, with: "page")
    }

    /// Its frame, and one section for each question.
    private static func content(
        of report: Report,
        history: Series?,
        links: SourceLinks,
        words: WordTable
    ) -> Content {
        let sources = SourceAddresses(of: report, links: links)
        let columns = Column.all(of: report)
        let measured = columns.isEmpty ? nil : columns
        // By the questions that they answer; page.mustache looks them up by these names.
        let sections: [(name: String, content: Content?)] = [
            ("what", ComparedSection.content(of: report, columns: columns, words: words)),
            ("claims", report.claims.isEmpty ? nil : ClaimsSection.content(of: report, columns: columns, words: words)),
            ("tests", measured.map { TestsSection.content(of: $0, sources: sources, words: words) }),
            ("structure", measured.map { StructureSection.content(of: report, columns: $0, words: words) }),
            (
                "running",
                measured.flatMap {
                    report.costs == nil ? nil : RunningSection.content(of: report, columns: $0, words: words)
                }
            ),
            ("growth", measured.flatMap { GrowthSection.content(of: report, columns: $0, words: words) }),
            ("measures", measured.map { MeasuresSection.content(of: report, columns: $0, words: words) }),
            ("pain", PainSection.content(of: report, columns: columns, sources: sources, words: words)),
            ("trust", TrustSection.content(of: report, words: words)),
        ]
        var page: Content = [
            "name": report.name,
            "frame": frame,
            "columns": columns,
            "overview": OverviewSection.content(of: report, columns: columns, words: words),
            "offersChoice": columns.count > 1,
            "objections": report.objections,
            "history": HistorySection.content(
                of: history,
                parts: columns.map { HistorySection.Part(index: $0.index, name: $0.name, mark: columns.badge(of: $0)) },
                words: words
            ),
            "questions": sections.filter { $0.content != nil }.map { name, _ -> Content in
                ["id": name, "title": words("\(name).title")]
            },
        ]
        for section in sections { page[section.name] = section.content }
        return page
    }
}

extension Report {
    /// The document that the claims name for objections; `nil` if they name none, or several.
    fileprivate var objections: String? {
        let documents = Set(claims.compactMap(\.fairness).map { String($0.prefix { $0 != "#" }) })
        return documents.count == 1 ? documents.first : nil
    }
}

extension PageWriter {
    /// The words of a page, and the templates that have them.
    private struct Language {
        let words: WordTable
        let templates: Templates

        /// What is code in Markdown stands in quotation marks.
        init(_ words: WordTable) throws(PageError) {
            self.words = words.changed {
                $0.contains("`") ? $0.replacing(/`([^`]*)`/) { match in "“\(match.output.1)”" } : $0
            }
            templates = try Templates(words: self.words)
        }
    }

    /// Made once: it takes as long as a small page.
    private static let standard = Result { () throws(PageError) in try Language(.standard) }
}
