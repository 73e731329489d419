/// One figure of a target's, with its headings: what the table and the CSV have in common.
struct SurveyColumn: Sendable {
    /// In the CSV; `nil` for what only the table has.
    let name: String?

    /// In the table, where there is less room; `nil` for what only the CSV has.
    let heading: String?

    let cell: @Sendable (TargetFigures) -> SurveyCell

    /// All that a survey has figures for.
    static func columns(for survey: Survey) -> [SurveyColumn] {
        let isCovered = survey.targets.contains { $0.coverage != nil }
        return sizes + couplings + (isCovered ? coverages : [])
    }
}

extension SurveyColumn {
    private static let sizes = [
        SurveyColumn("files", "files") { .count($0.files) },
        SurveyColumn("code", "code") { .count($0.lines.code) },
        SurveyColumn("comment", "comment") { .count($0.lines.comment) },
        SurveyColumn("blank", "blank") { .count($0.lines.blank) },
        SurveyColumn("physical", "physical") { .count($0.lines.physical) },
        SurveyColumn("logical", "logical") { .count($0.lines.logical) },
        SurveyColumn("classes", "class") { .count($0.types.classes) },
        SurveyColumn("structs", "struct") { .count($0.types.structs) },
        SurveyColumn("enums", "enum") { .count($0.types.enums) },
        SurveyColumn("actors", "actor") { .count($0.types.actors) },
        SurveyColumn("protocols", "protocol") { .count($0.types.protocols) },
        SurveyColumn("bodies", "bodies") { .count($0.complexity.bodies) },
        SurveyColumn("cyclomatic", "cyclo") { .count($0.complexity.cyclomatic) },
        SurveyColumn("cyclomaticMaximum", "max") { .count($0.complexity.cyclomaticMaximum) },
        SurveyColumn("cognitive", "cognitive") { .count($0.complexity.cognitive) },
    ]

    private static let couplings = [
        SurveyColumn("edges", "edges") { .count($0.coupling.edges) },
        SurveyColumn("afferent", nil) { .count($0.coupling.martin?.afferent) },
        SurveyColumn("efferent", nil) { .count($0.coupling.martin?.efferent) },
        SurveyColumn("instability", "I") { .ratio($0.coupling.martin?.instability) },
        SurveyColumn("abstractness", "A") { .ratio($0.coupling.martin?.abstractness) },
        SurveyColumn("distance", "D′") { .ratio($0.coupling.martin?.distance) },
    ]

    private static let coverages = [
        SurveyColumn(nil, "regions run") { .share($0.coverage?.regions) },
        SurveyColumn(nil, "lines run") { .share($0.coverage?.lines) },
        SurveyColumn("regionsCovered", nil) { .count($0.coverage?.regions.covered) },
        SurveyColumn("regions", nil) { .count($0.coverage?.regions.total) },
        SurveyColumn("linesCovered", nil) { .count($0.coverage?.lines.covered) },
        SurveyColumn("lines", nil) { .count($0.coverage?.lines.total) },
    ]

    private init(_ name: String?, _ heading: String?, cell: @escaping @Sendable (TargetFigures) -> SurveyCell) {
        self.name = name
        self.heading = heading
        self.cell = cell
    }
}
