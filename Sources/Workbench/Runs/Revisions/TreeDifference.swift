/// What two trees have in common, and in what they differ; the paths are those of their files.
struct TreeDifference: Sendable {
    /// What one of them does not have, or has otherwise.
    let changed: Set<String>
    /// The files that are the same in both; a link is none of them, for what it leads to may have changed.
    let same: Set<String>
    /// The symbolic links of the second one.
    let links: Set<String>
    /// Whether the first one has a symbolic link.
    let hadLinks: Bool

    /// Both have mode, kind, hash and path of each file, as git lists them.
    init(from first: Set<Substring>, to second: Set<Substring>) {
        func paths(_ entries: some Sequence<Substring>) -> [String] {
            entries.compactMap { $0.split(separator: "\t", maxSplits: 1).last.map(String.init) }
        }
        func isLink(_ entry: Substring) -> Bool { entry.hasPrefix("120000 ") }
        changed = Set(paths(first.symmetricDifference(second)))
        same = Set(paths(first.intersection(second).filter { !isLink($0) }))
        links = Set(paths(second.filter(isLink)))
        hadLinks = first.contains(where: isLink)
    }
}
