/// Two revisions of a repository as they are named on the command line: `main..HEAD`.
public struct RevisionRange: Hashable, Sendable {
    public let before: String
    public let after: String
    /// Whether what the first has since they parted is left out: `main...HEAD`.
    public let startsAtMergeBase: Bool

    /// `nil` for what is no range, or what git would take for an option; a side that is left out is `HEAD`.
    public init?(_ text: String) {
        guard let dots = text.firstRange(of: #/\.\.\.?/#) else { return nil }
        let (first, last) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
        if first.isEmpty && last.isEmpty || last.contains("..") { return nil }
        if first.hasPrefix("-") || last.hasPrefix("-") || text.contains("/..") || text.hasPrefix("../") { return nil }
        before = first.isEmpty ? "HEAD" : first
        after = last.isEmpty ? "HEAD" : last
        startsAtMergeBase = text[dots].count == 3
    }
}
