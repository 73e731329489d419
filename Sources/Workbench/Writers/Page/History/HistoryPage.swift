import Report
import Words
import Writers

/// What grew when, as one page that needs nothing but itself, and no script.
public enum HistoryPage {
    /// Identical for identical series.
    public static func text(for series: Series) throws(PageError) -> String {
        let words = WordTable.standard
        let parts = series.names.enumerated().map { index, name in
            HistorySection.Part(index: index, name: name, mark: Column.mark(of: index))
        }
        let page: Content = [
            "frame": PageFrame(style: PackedSource.style(PackageResources.page_css)),
            "history": HistorySection.content(of: series, parts: parts, words: words),
            "remarks": HistoryWriter(of: series).remarks,
        ]
        return try Templates(words: words).render(page, with: "history-page")
    }
}
