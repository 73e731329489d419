/// Files that have been read before, and need not be read again if they are the same.
public struct KnownFiles: Sendable {
    /// The known files of a subject, by path.
    private(set) var sources: [String: SourceFile] = [:]
    /// The known files of any code, by path.
    private var measured: [String: MeasuredFile] = [:]

    public init() {}

    init(_ files: some Sequence<SourceFile>) {
        sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    init(_ files: some Sequence<MeasuredFile>) {
        measured = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The known files at the paths.
    public func only(_ paths: Set<String>) -> KnownFiles { keeping(where: paths.contains) }

    /// All but those at the paths.
    public func without(_ paths: Set<String>) -> KnownFiles { keeping { !paths.contains($0) } }

    private func keeping(where isKept: (String) -> Bool) -> KnownFiles {
        var known = self
        known.sources = sources.filter { isKept($0.key) }
        known.measured = measured.filter { isKept($0.key) }
        return known
    }

    /// The file as it was measured; `nil` if it was not, or belongs to another package now.
    subscript(found: FoundFile) -> MeasuredFile? {
        measured[found.name].flatMap { $0.package == found.package ? $0 : nil }
    }
}
