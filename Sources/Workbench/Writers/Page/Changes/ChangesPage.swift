import Report
import Writers

/// What has changed between two reports or revisions, as one small page that needs nothing but itself, not even script.
public enum ChangesPage {
    /// `before` and `after` are what people call the two; identical for identical changes.
    public static func text(for changes: SnapshotChanges, before: String, after: String) throws(PageError) -> String {
        let overview = ChangesOverview(of: changes, before: before, after: after)
        let content = ChangesContent(of: overview, before: before, after: after)
        return try Templates(words: .standard).render(content, with: "changes")
    }
}
