/// The coverage of files, each by its path relative to the subject's root.
///
/// A file without code that can run has none.
public struct FileCoverage: Hashable, Sendable {
    public let files: [String: CoverageFigures]

    /// What did not run of each file, in the order of the file; known for all runs together only.
    public let gaps: [String: [CoverageGap]]

    public init(files: [String: CoverageFigures], gaps: [String: [CoverageGap]] = [:]) {
        self.files = files
        self.gaps = gaps
    }

    /// The sum over some of the files.
    public func figures(of paths: some Sequence<String>) -> CoverageFigures {
        paths.reduce(.none) { $0 + files[$1, default: .none] }
    }
}
