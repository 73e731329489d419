import Rules

/// What has become of the sources since an earlier moment.
public struct SourceChange: Hashable, Sendable {
    /// In the order of paths.
    public let files: [File]
    /// In the order of owners and names.
    public let newEdges: [EdgeName]
    public let goneEdges: [EdgeName]
    /// In the order of the rules, then of files and lines.
    public let newBreaches: [Violation]
    public let goneBreaches: [BreachKey]

    /// A file that has come, gone or changed.
    public struct File: Hashable, Sendable {
        public let path: String
        /// In the order in which they would be read.
        public let lines: [LineChange]
        /// What it says now; `nil` if it is gone.
        fileprivate let text: String?
    }

    /// `earlier` is a change from the same old sources, of which the files are taken that still say the same.
    public init(from old: SourceState, to new: SourceState, after earlier: SourceChange? = nil) {
        let known = Dictionary((earlier?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        files = Set(old.texts.keys).union(new.texts.keys).sorted().compactMap { path in
            let (before, after) = (old.texts[path], new.texts[path])
            if before == after { return nil }
            if let file = known[path], file.text == after { return file }
            return File(path: path, lines: LineChange.all(from: before ?? "", to: after ?? ""), text: after)
        }
        newEdges = new.edges.subtracting(old.edges).sorted()
        goneEdges = old.edges.subtracting(new.edges).sorted()
        let (before, after) = (Set(old.breaches.map(\.key)), Set(new.breaches.map(\.key)))
        newBreaches = new.breaches.filter { !before.contains($0.key) }
        goneBreaches = before.subtracting(after).sorted()
    }

    /// Whether the sources are what they were.
    public var isEmpty: Bool { files.isEmpty }
}
