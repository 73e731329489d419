import Report

/// A measured architecture of a report, which is known by its place among them.
package struct Column: Sendable {
    package let index: Int
    package let name: String
    package let isBaseline: Bool
    /// Which colour and shape stand for it in pictures.
    package let mark: Int
    package let figures: ArchitectureFigures

    package static func all(of report: Report) -> [Column] {
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
    package static func mark(of index: Int) -> Int { index % 8 }
}

extension [Column] {
    /// Which colour and shape stand for an architecture in pictures; `nil` for one alone, which needs none.
    package func badge(of column: Column) -> Int? { count > 1 ? column.mark : nil }
}
