import Foundation
import Report
import Support

/// One figure of one target, as each form writes it; none where the figure is undefined or unknown.
enum SurveyCell: Sendable {
    case count(Int?)
    case ratio(Double?)
    case share(CoverageCount?)

    /// Rounded to hundredths, with a dash for none.
    var tableText: String {
        let text: String? =
            switch self {
            case .count(let count): count.map(String.init)
            case .ratio(let ratio): ratio.map { String(format: "%.2f", $0) }
            case .share(let share): share.map { "\($0.covered)/\($0.total)" }
            }
        return text ?? "-"
    }

    /// Not rounded, and empty for none.
    var commaSeparated: CommaSeparatedCell {
        switch self {
        case .count(let count): CommaSeparatedCell(count)
        case .ratio(let ratio): CommaSeparatedCell(ratio)
        case .share(let share): CommaSeparatedCell(share?.share)
        }
    }
}
