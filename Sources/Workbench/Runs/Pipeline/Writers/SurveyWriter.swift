import Support

/// Writes a survey for people and for spreadsheets.
public struct SurveyWriter {
    private let survey: Survey
    private let columns: [SurveyColumn]

    public init(of survey: Survey) {
        self.survey = survey
        columns = SurveyColumn.columns(for: survey)
    }

    /// For a terminal: a line for each target, then every guessed role.
    public var text: PrintableText { [targets, roles].filter { $0 != "" }.joined(separator: "\n") }

    /// One line for each target.
    public var commaSeparated: String {
        let columns = columns.filter { $0.name != nil }
        let header = ["package", "target", "kind"] + columns.compactMap(\.name) + ["roles"]
        let lines = survey.targets.map { target in
            let roles = target.roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
            return [target.package ?? "", target.name, target.kind.rawValue].map(CommaSeparatedCell.init)
                + columns.map { $0.commaSeparated(of: target) } + [CommaSeparatedCell(roles)]
        }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }
}

extension SurveyWriter {
    private var targets: PrintableText {
        let targets = survey.targets + (survey.targets.count > 1 ? [survey.total] : [])
        if targets.isEmpty { return "" }
        let columns = columns.filter { $0.heading != nil }
        let header = ["target"] + columns.compactMap(\.heading)
        let rows = targets.map { target in [target.fullName] + columns.map { $0.tableText(of: target) } }
        return PlainTable(textColumns: 1, indentation: "", rows: [header] + rows).text
    }

    private var roles: PrintableText {
        if survey.roles.isEmpty { return "" }
        let rows = survey.roles.map { guess in
            [guess.role, guess.type, "…\(guess.suffix)", "\(guess.file):\(guess.line)"]
        }
        let header = ["guessed role", "type", "by its name", "file"]
        return PlainTable(textColumns: 4, indentation: "", rows: [header] + rows).text
    }
}
