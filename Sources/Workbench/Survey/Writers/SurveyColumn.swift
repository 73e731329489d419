/// One number of a target's, with its heading: what the table and the CSV have in common.
struct SurveyColumn: Sendable {
    /// In the CSV.
    let name: String

    /// In the table, where there is less room.
    let heading: String

    let value: @Sendable (TargetFigures) -> Int

    static let all = [
        SurveyColumn(name: "files", heading: "files") { $0.files },
        SurveyColumn(name: "code", heading: "code") { $0.lines.code },
        SurveyColumn(name: "comment", heading: "comment") { $0.lines.comment },
        SurveyColumn(name: "blank", heading: "blank") { $0.lines.blank },
        SurveyColumn(name: "physical", heading: "physical") { $0.lines.physical },
        SurveyColumn(name: "logical", heading: "logical") { $0.lines.logical },
        SurveyColumn(name: "classes", heading: "class") { $0.types.classes },
        SurveyColumn(name: "structs", heading: "struct") { $0.types.structs },
        SurveyColumn(name: "enums", heading: "enum") { $0.types.enums },
        SurveyColumn(name: "actors", heading: "actor") { $0.types.actors },
        SurveyColumn(name: "protocols", heading: "protocol") { $0.types.protocols },
        SurveyColumn(name: "bodies", heading: "bodies") { $0.complexity.bodies },
        SurveyColumn(name: "cyclomatic", heading: "cyclo") { $0.complexity.cyclomatic },
        SurveyColumn(name: "cyclomaticMaximum", heading: "max") { $0.complexity.cyclomaticMaximum },
        SurveyColumn(name: "cognitive", heading: "cognitive") { $0.complexity.cognitive },
        SurveyColumn(name: "edges", heading: "edges") { $0.edges },
    ]
}
