import Foundation
import Report
import Support

/// One figure of a target, with its names in the table, in the CSV and in a snapshot.
struct SurveyColumn: Sendable {
    /// In the CSV; `nil` for what it does not have.
    let name: String?
    /// In the table, where there is less room; `nil` for what it does not have.
    let heading: String?
    /// The name that the figure has in a report; `nil` if a snapshot does not keep it.
    let address: String?
    /// `nil` for a target that has no such figure.
    let value: @Sendable (TargetFigures) -> Value?

    enum Value {
        case count(Int)
        /// `nil` if it is undefined.
        case ratio(Double?)
        case share(CoverageCount)
    }

    /// All that a survey has figures for.
    static func columns(for survey: Survey) -> [SurveyColumn] {
        measured + (survey.total.coverage == nil ? [] : covered)
    }

    /// By the names that they have in a report.
    static func figures(of target: TargetFigures) -> [String: Figure] {
        measured.reduce(into: [:]) { figures, column in
            if let address = column.address { figures[address] = column.value(target).map { Figure($0.number) } }
        }
    }

    /// Rounded to hundredths, with a dash for what is undefined or unknown.
    func tableText(of target: TargetFigures) -> String {
        switch value(target) {
        case .count(let count): "\(count)"
        case .ratio(let ratio?): String(format: "%.2f", ratio)
        case .share(let share): "\(share.covered)/\(share.total)"
        case .ratio(nil), nil: "-"
        }
    }

    /// Not rounded, and empty for what is undefined or unknown.
    func commaSeparated(of target: TargetFigures) -> CommaSeparatedCell {
        if case .count(let count) = value(target) {
            CommaSeparatedCell(count)
        } else {
            CommaSeparatedCell(value(target)?.number)
        }
    }
}

extension SurveyColumn.Value {
    fileprivate var number: Double? {
        switch self {
        case .count(let count): Double(count)
        case .ratio(let ratio): ratio
        case .share(let share): share.share
        }
    }
}

extension SurveyColumn {
    private static let measured = [
        SurveyColumn("files", "files", "files") { .count($0.files) },
        SurveyColumn("code", "code", "lines.code") { .count($0.lines.code) },
        SurveyColumn("comment", "comment", "lines.comment") { .count($0.lines.comment) },
        SurveyColumn("blank", "blank", "lines.blank") { .count($0.lines.blank) },
        SurveyColumn("physical", "physical", "lines.physical") { .count($0.lines.physical) },
        SurveyColumn("logical", "logical", "lines.logical") { .count($0.lines.logical) },
        SurveyColumn("classes", "class", "declarations.classes") { .count($0.types.classes) },
        SurveyColumn("structs", "struct", "declarations.structs") { .count($0.types.structs) },
        SurveyColumn("enums", "enum", "declarations.enums") { .count($0.types.enums) },
        SurveyColumn("actors", "actor", "declarations.actors") { .count($0.types.actors) },
        SurveyColumn("protocols", "protocol", "declarations.protocols") { .count($0.types.protocols) },
        SurveyColumn("bodies", "bodies", "complexity.bodies") { .count($0.complexity.bodies) },
        SurveyColumn("cyclomatic", "cyclo", "complexity.cyclomatic.sum") { .count($0.complexity.cyclomatic) },
        SurveyColumn("cyclomaticMaximum", "max", "complexity.cyclomatic.maximum") {
            .count($0.complexity.cyclomaticMaximum)
        },
        SurveyColumn("cognitive", "cognitive", "complexity.cognitive.sum") { .count($0.complexity.cognitive) },
        SurveyColumn("edges", "edges", "coupling.declared.edges") { .count($0.coupling.edges) },
        SurveyColumn("afferent", nil, "\(martin).afferent") { $0.coupling.martin.map { .count($0.afferent) } },
        SurveyColumn("efferent", nil, "\(martin).efferent") { $0.coupling.martin.map { .count($0.efferent) } },
        SurveyColumn("instability", "I", "\(martin).instability") { $0.coupling.martin.map { .ratio($0.instability) } },
        SurveyColumn("abstractness", "A", "\(martin).abstractness") {
            $0.coupling.martin.map { .ratio($0.abstractness) }
        },
        SurveyColumn("distance", "D′", "\(martin).distance") { $0.coupling.martin.map { .ratio($0.distance) } },
    ]

    private static let martin = "coupling.declared.martin"

    private static let covered = [
        SurveyColumn(nil, "regions run") { $0.coverage.map { .share($0.regions) } },
        SurveyColumn(nil, "lines run") { $0.coverage.map { .share($0.lines) } },
        SurveyColumn("regionsCovered", nil) { $0.coverage.map { .count($0.regions.covered) } },
        SurveyColumn("regions", nil) { $0.coverage.map { .count($0.regions.total) } },
        SurveyColumn("linesCovered", nil) { $0.coverage.map { .count($0.lines.covered) } },
        SurveyColumn("lines", nil) { $0.coverage.map { .count($0.lines.total) } },
    ]

    private init(
        _ name: String?,
        _ heading: String?,
        _ address: String? = nil,
        value: @escaping @Sendable (TargetFigures) -> Value?
    ) {
        self.name = name
        self.heading = heading
        self.address = address
        self.value = value
    }
}
