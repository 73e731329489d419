/// Files that have been measured before, and need not be again where they are the same.
public struct KnownFiles: Sendable {
    private let files: [String: MeasuredFile]

    public init() {
        files = [:]
    }

    init(_ files: some Sequence<MeasuredFile>) {
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    private init(byPath files: [String: MeasuredFile]) {
        self.files = files
    }

    /// All but those at the paths.
    public func without(_ paths: Set<String>) -> KnownFiles {
        KnownFiles(byPath: files.filter { !paths.contains($0.key) })
    }

    /// The file as it was measured; `nil` if it was not, or belongs to another package now.
    subscript(found: FoundFile) -> MeasuredFile? {
        files[found.name].flatMap { $0.package == found.package ? $0 : nil }
    }
}
