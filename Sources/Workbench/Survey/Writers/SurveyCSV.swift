/// A survey for spreadsheets: one line for each target.
public enum SurveyCSV {
    public static func text(for survey: Survey) -> String {
        let columns = SurveyColumn.columns(for: survey).filter { $0.name != nil }
        let header = ["package", "target", "kind"] + columns.compactMap(\.name) + ["roles"]
        return ([header] + survey.targets.map { cells(of: $0, in: columns) }).map(line).joined()
    }
}

extension SurveyCSV {
    private static func cells(of target: TargetFigures, in columns: [SurveyColumn]) -> [String] {
        let roles = target.roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
        return [target.package ?? "", target.name, target.kind.rawValue]
            + columns.map { $0.cell(target).csvText } + [roles]
    }

    private static func line(of cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    /// A spreadsheet takes what starts with these for a formula, so an apostrophe is put before it.
    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r\n".contains($0) } ?? false
        let guarded = isFormula ? "'" + text : text
        let needsQuotes = guarded.contains { "\",".contains($0) || $0.isNewline }
        return needsQuotes ? "\"" + guarded.replacing("\"", with: "\"\"") + "\"" : guarded
    }
}
