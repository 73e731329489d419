/// A survey for spreadsheets: one line for each target.
public enum SurveyCSV {
    public static func text(for survey: Survey) -> String {
        let header = ["package", "target", "kind"] + SurveyColumn.all.map(\.name) + ["roles"]
        return ([header] + survey.targets.map(cells)).map(line).joined()
    }
}

extension SurveyCSV {
    private static func cells(of target: TargetFigures) -> [String] {
        let roles = target.roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
        return [target.package ?? "", target.name, target.kind.rawValue]
            + SurveyColumn.all.map { String($0.value(target)) } + [roles]
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
