import Coupling

/// What any Swift code comes to without configuration: figures for each target and file, and what stood in the way.
///
/// Encoded, it is the JSON that `catwalk measure` prints.
public struct Survey: Encodable, Sendable {
    private let schemaVersion = 1
    /// In the order of packages and names.
    public let targets: [TargetFigures]
    /// All targets together.
    public let total: TargetFigures
    /// In the order of paths.
    public let files: [FileFigures]
    /// In the order of files and lines.
    public let roles: [RoleGuess]
    /// Names that may mean what several folders declare, in the order of packages and names; no edge is counted for
    /// them.
    public let ambiguous: [AmbiguousName]
    /// Files and folders that were excluded, in the order of arguments and paths.
    public let leftOut: [String]
    /// Files that the given index does not know as they are, in the order of paths: syntax told their edges.
    public let notIndexed: [String]
    /// Where files are no Swift, as `path:line:column`, in their order: they are measured as far as they could be read.
    public let mistakes: [String]
    /// What could not be measured, in the order of paths; the figures are of the rest.
    public let problems: [SurveyProblem]

    /// What told the edges.
    public var engine: Engine { total.coupling.engine }

    /// `depth` is that of folders which have a line.
    init(of code: MeasuredCode, depth: Int? = nil) {
        let measured = code.regions.map { TargetGrouping(region: $0, graph: code.graph, depth: depth).measured() }
        targets = measured.flatMap(\.targets)
        ambiguous = measured.flatMap(\.ambiguous)
        total = TargetFigures(
            name: "total",
            kind: .total,
            package: nil,
            files: code.files,
            coupling: TargetFigures.Coupling(
                engine: code.graph == nil ? .syntax : .index,
                edges: targets.reduce(0) { $0 + $1.coupling.edges },
                martin: nil
            )
        )
        files = code.files.map(\.figures).sorted { $0.path < $1.path }
        roles = code.files.flatMap(\.roles).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        leftOut = code.leftOut
        notIndexed = code.notIndexed
        mistakes = code.files.compactMap(\.mistake).sorted()
        problems = code.allProblems(with: measured.flatMap(\.excess))
    }
}
