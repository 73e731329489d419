import Coupling
import Lines

/// What any Swift code comes to without configuration: figures for each target and file, and what stood in the way.
public struct Survey: Sendable {
    /// In the order of packages and names.
    public let targets: [TargetFigures]

    /// In the order of paths.
    public let files: [FileFigures]

    /// In the order of files and lines.
    public let roles: [RoleGuess]

    /// What told the edges.
    public let engine: Engine

    /// What could not be measured, in the order of paths; the figures are of the rest.
    public let problems: [SurveyProblem]

    /// All targets together.
    public var total: TargetFigures { TargetFigures(totalOf: targets, engine: engine) }
}
