import Report
import Words

/// All that the page shows: its frame, and one section for each question.
enum PageContent {
    /// The history is `nil` if nothing is known of the past.
    static func content(of report: Report, history: Series?, words: WordTable) -> Content {
        let columns = Column.all(of: report)
        let measured = columns.isEmpty ? nil : columns
        // By the names of their templates, each of which answers a question.
        let sections: [(name: String, content: Content?)] = [
            ("what", ComparedSection.content(of: report, columns: columns, words: words)),
            ("cost", measured.map { CostSection.content(of: report, columns: $0, words: words) }),
            ("structure", measured.map { StructureSection.content(of: report, columns: $0, words: words) }),
            ("tests", measured.map { TestsSection.content(of: $0, words: words) }),
            ("running", measured.map { RunningSection.content(of: report, columns: $0, words: words) }),
            ("claims", ClaimsSection.content(of: report, columns: columns, words: words)),
            ("pain", PainSection.content(of: report, columns: columns, words: words)),
            ("trust", TrustSection.content(of: report, words: words)),
        ]
        var page: Content = [
            "name": report.name,
            "frame": PageFrame(
                style: PackedSource.style(PackageResources.page_css),
                script: PackedSource.script(PackageResources.page_js)
            ),
            "columns": columns,
            "offersChoice": columns.count > 1,
            "history": HistorySection.content(of: history, columns: columns, words: words),
            "questions": sections.compactMap { name, content in
                content.map { ["id": name, "title": words("\(name).title"), "answer": $0["answer"]] as Content }
            },
        ]
        for section in sections { page[section.name] = section.content }
        return page
    }
}
