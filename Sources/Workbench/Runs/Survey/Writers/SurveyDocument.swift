import Coupling
import Declarations
import Lines
import Report

/// The keys of a survey's JSON form.
struct SurveyDocument: Encodable {
    let schemaVersion = 1
    let targets: [Target]
    let total: Target
    let files: [FileFigures]
    let roles: [RoleGuess]
    let problems: [Problem]

    struct Target: Encodable {
        let name: String
        let kind: TargetFigures.Kind
        let package: String?
        let files: Int
        let lines: LineCounts
        let types: TypeCounts
        let complexity: ComplexityCounts
        let coupling: Coupling

        /// Absent where no coverage is known.
        let coverage: CoverageFigures?

        /// How many types were guessed to have each role.
        let roles: [String: Int]
    }

    struct Problem: Encodable {
        let path: String
        let reason: String

        init(_ problem: SurveyProblem) {
            path = problem.path
            reason = problem.reason
        }
    }

    init(_ survey: Survey) {
        targets = survey.targets.map { Target($0, engine: survey.engine) }
        total = Target(survey.total, engine: survey.engine)
        files = survey.files
        roles = survey.roles
        problems = survey.problems.map(Problem.init)
    }
}

extension SurveyDocument.Target {
    init(_ figures: TargetFigures, engine: Engine) {
        self.init(
            name: figures.name,
            kind: figures.kind,
            package: figures.package,
            files: figures.files,
            lines: figures.lines,
            types: figures.types,
            complexity: figures.complexity,
            coupling: SurveyDocument.Coupling(
                engine: engine,
                edges: figures.edges,
                martin: figures.martin.map(SurveyDocument.Martin.init)
            ),
            coverage: figures.coverage,
            roles: figures.roles
        )
    }
}
