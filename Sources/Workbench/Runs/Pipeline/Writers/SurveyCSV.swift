import Support

/// A survey for spreadsheets: one line for each target.
public enum SurveyCSV {
    public static func text(for survey: Survey) -> String {
        let columns = SurveyColumn.columns(for: survey).filter { $0.name != nil }
        let header = ["package", "target", "kind"] + columns.compactMap(\.name) + ["roles"]
        let lines = survey.targets.map { cells(of: $0, in: columns) }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }
}

extension SurveyCSV {
    private static func cells(of target: TargetFigures, in columns: [SurveyColumn]) -> [CommaSeparatedCell] {
        let roles = target.roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
        return [target.package ?? "", target.name, target.kind.rawValue].map(CommaSeparatedCell.init)
            + columns.map { $0.cell(target).commaSeparated } + [CommaSeparatedCell(roles)]
    }
}
