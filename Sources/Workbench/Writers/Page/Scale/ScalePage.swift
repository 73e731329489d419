import Report
import Words

/// How architectures grow with their scenes, as a page that needs nothing but itself and reads well without its script.
///
/// Each measure has a chart that states its finding, and a table with the chart's data.
public enum ScalePage {
    /// Identical for identical measurements.
    public static func text(for scale: Scale) throws(PageError) -> String {
        let words = WordTable.standard
        return try Templates(words: words).render(ScaleContent(of: scale, words: words), with: "scale")
    }
}
