/// Where a reader of the page finds the line of a source.
public enum SourceLinks: Hashable, Sendable {
    /// Nowhere: the page names the place.
    case none
    /// On the page of the sources, which stands beside it.
    case page
    /// At the address of the subject's folder on a repository's site, without a slash at its end.
    case repository(String)
}
