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

extension [Column] {
    /// The one with the largest value, the first of those that are alike; `nil` if no value is known.
    func largest(by value: (ArchitectureFigures) -> Double?) -> (column: Column, value: Double)? {
        first(by: value, >)
    }

    /// The one with the smallest value, the first of those that are alike; `nil` if no value is known.
    func smallest(by value: (ArchitectureFigures) -> Double?) -> (column: Column, value: Double)? {
        first(by: value, <)
    }

    private func first(
        by value: (ArchitectureFigures) -> Double?,
        _ isBefore: (Double, Double) -> Bool
    ) -> (column: Column, value: Double)? {
        let known = compactMap { column in value(column.figures).map { (column: column, value: $0) } }
        return known.dropFirst().reduce(known.first) { found, next in
            found.map { isBefore(next.value, $0.value) ? next : $0 }
        }
    }
}
