import Report

extension Snapshot {
    /// What a survey tells, target by target; its files belong to no owner.
    init(of survey: Survey) {
        let figures = survey.targets.map { ($0.fullName, SurveyColumn.figures(of: $0)) }
        let files = survey.files.map { ($0.path, FileSnapshot($0)) }
        self.init(
            engine: survey.engine.rawValue,
            figures: Dictionary(figures) { first, _ in first },
            files: Dictionary(files) { first, _ in first }
        )
    }
}

extension FileSnapshot {
    /// Without an owner the file counts for the code as a whole.
    init(_ figures: FileFigures, owner: String? = nil, types: [String]? = nil, tests: [String]? = nil) {
        self.init(
            owner: owner,
            lines: figures.lines,
            cyclomatic: figures.complexity.cyclomatic,
            cognitive: figures.complexity.cognitive,
            types: types,
            tests: tests
        )
    }
}
