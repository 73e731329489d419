/// The coverage of files, each by its path relative to the subject's root. A file without code that can run has none.
public struct FileCoverage: Hashable, Sendable {
    public let files: [String: CoverageFigures]

    public init(files: [String: CoverageFigures]) {
        self.files = files
    }

    /// The sum over some of the files.
    public func figures(of paths: some Sequence<String>) -> CoverageFigures {
        paths.reduce(.none) { $0 + files[$1, default: .none] }
    }
}
