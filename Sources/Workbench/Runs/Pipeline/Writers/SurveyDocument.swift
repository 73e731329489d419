import Coupling

/// The keys of a survey's JSON form.
struct SurveyDocument: Encodable {
    let schemaVersion = 1
    let targets: [TargetFigures]
    let total: TargetFigures
    let files: [FileFigures]
    let roles: [RoleGuess]
    let problems: [Problem]

    struct Problem: Encodable {
        let path: String
        let reason: String

        init(_ problem: SurveyProblem) {
            path = problem.path
            reason = problem.reason
        }
    }

    init(_ survey: Survey) {
        targets = survey.targets
        total = survey.total
        files = survey.files
        roles = survey.roles
        problems = survey.problems.map(Problem.init)
    }
}
