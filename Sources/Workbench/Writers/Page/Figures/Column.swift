import Report

/// A measured architecture of the page, which knows it by its place among them.
struct Column: Sendable {
    let index: Int
    let name: String
    let isBaseline: Bool
    /// Which colour and shape stand for it in the overview.
    let mark: Int
    let figures: ArchitectureFigures

    static func all(of report: Report) -> [Column] {
        report.measured.enumerated().map { index, figures in
            Column(
                index: index,
                name: figures.name,
                isBaseline: figures.name == report.baseline,
                mark: mark(of: index),
                figures: figures
            )
        }
    }

    /// There are eight marks; a ninth architecture has the first one again.
    static func mark(of index: Int) -> Int { index % 8 }
}
