import Report

/// A measured architecture of the page, which knows it by its place among them.
struct Column: Sendable {
    let index: Int
    let name: String
    let isBaseline: Bool
    let figures: ArchitectureFigures

    static func all(of report: Report) -> [Column] {
        report.measured.enumerated().map { index, figures in
            Column(index: index, name: figures.name, isBaseline: figures.name == report.baseline, figures: figures)
        }
    }
}
