import Report
import Words
import Writers

/// What grew when, as one page that needs nothing but itself, and no script.
public enum HistoryPage {
    private static let frame = PageFrame(packing: PackageResources.page_css)

    /// Identical for identical series.
    public static func text(for series: Series) throws(PageError) -> String {
        let words = WordTable.standard
        // Architectures first, so that each has the mark that it has on the report's page; layers have none.
        let layers = layers(of: series)
        let names = series.names.filter { !layers.contains($0) } + series.names.filter(layers.contains)
        let marked = names.count - layers.count
        let parts = names.enumerated().map { index, name in
            HistorySection.Part(index: index, name: name, mark: index < marked ? Column.mark(of: index) : nil)
        }
        let page: Content = [
            "frame": frame,
            "history": HistorySection.content(of: series, parts: parts, words: words),
            "remarks": HistoryWriter(of: series).remarks,
        ]
        return try Templates(words: words).render(page, with: "history-page")
    }

    /// What is no architecture: its types were never counted.
    private static func layers(of series: Series) -> Set<String> {
        let counted = series.measured.flatMap { $0.sizes.filter { $0.value.types != nil }.keys }
        return Set(series.names).subtracting(counted)
    }
}
