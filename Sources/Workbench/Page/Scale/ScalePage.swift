import Scale
import Writers

/// How architectures grow with their scenes, as a page that needs nothing but itself, not even script.
///
/// Each measure has a chart that states its finding, and a table with the chart's data.
public enum ScalePage {
    public static func text(for scale: Scale) throws(PageError) -> String {
        try Templates(words: WordTable.read()).render(ScaleContent(of: scale), with: "scale")
    }
}
