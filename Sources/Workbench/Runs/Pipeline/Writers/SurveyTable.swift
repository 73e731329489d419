import Support

/// A survey for a terminal: a line for each target, then every guessed role.
public enum SurveyTable {
    public static func text(for survey: Survey) -> PrintableText {
        let parts = [targets(of: survey), roles(of: survey)]
        return parts.filter { $0 != "" }.joined(separator: "\n")
    }
}

extension SurveyTable {
    private static func targets(of survey: Survey) -> PrintableText {
        let targets = survey.targets + (survey.targets.count > 1 ? [survey.total] : [])
        if targets.isEmpty { return "" }
        let columns = SurveyColumn.columns(for: survey).filter { $0.heading != nil }
        let header = ["target"] + columns.compactMap(\.heading)
        let rows = targets.map { target in [name(of: target)] + columns.map { $0.cell(target).tableText } }
        return PlainTable(textColumns: 1, indentation: "", rows: [header] + rows).text
    }

    private static func roles(of survey: Survey) -> PrintableText {
        if survey.roles.isEmpty { return "" }
        let rows = survey.roles.map { guess in
            [guess.role, guess.type, "…\(guess.suffix)", "\(guess.file):\(guess.line)"]
        }
        let header = ["guessed role", "type", "by its name", "file"]
        return PlainTable(textColumns: 4, indentation: "", rows: [header] + rows).text
    }

    private static func name(of target: TargetFigures) -> String {
        guard let package = target.package, !package.isEmpty else { return target.name }
        return "\(package): \(target.name)"
    }
}
