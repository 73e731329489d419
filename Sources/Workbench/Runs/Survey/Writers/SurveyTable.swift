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
        return table([header] + rows, textColumns: 1)
    }

    private static func roles(of survey: Survey) -> PrintableText {
        if survey.roles.isEmpty { return "" }
        let rows = survey.roles.map { guess in
            [guess.role, guess.type, "…\(guess.suffix)", "\(guess.file):\(guess.line)"]
        }
        return table([["guessed role", "type", "by its name", "file"]] + rows, textColumns: 4)
    }

    private static func name(of target: TargetFigures) -> String {
        guard let package = target.package, !package.isEmpty else { return target.name }
        return "\(package): \(target.name)"
    }

    /// Text to the left, numbers to the right.
    private static func table(_ rows: [[String]], textColumns: Int) -> PrintableText {
        let rows = rows.map { row in row.map { "\(PrintablePath($0))" } }
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column >= textColumns ? space + cell : column == row.count - 1 ? cell : cell + space
            }
            return cells.joined(separator: "  ") + "\n"
        }
        return PrintableText(verbatim: lines.joined())
    }
}
