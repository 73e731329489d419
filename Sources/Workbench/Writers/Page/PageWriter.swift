import Report
import Words

/// The report as one page for a browser, which needs nothing but itself.
///
/// 1. **Words**: the table of strings gives every sentence in English and in Chinese; figures are put into them.
/// 2. **Sections**: each question of the page becomes a `Content` that has all that its template shows, figures as
///    text, charts as shapes.
/// 3. **Templates**: the files in `Resources` turn these values into HTML; they escape every text.
/// 4. **Frame**: style and script are put into the page, with their hashes in its Content-Security-Policy.
public enum PageWriter {
    /// Identical for identical reports and histories; without a history the page shows none.
    public static func text(
        for report: Report,
        history: Series? = nil,
        words: WordTable = .standard
    ) throws(PageError) -> String {
        let templates = try Templates(words: words)
        return try templates.render(PageContent.content(of: report, history: history, words: words), with: "page")
    }
}
