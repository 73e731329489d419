import Report
import Words

/// A variant of a report, beside the architecture that it is another form of.
package struct VariantColumn: Sendable {
    /// Its place among the variants.
    package let index: Int
    package let name: String
    /// The column of the original.
    package let original: Int
    /// Which colour and shape stand for it in pictures.
    package let mark: Int
    /// The original's figures, with what the variant costs instead.
    package let figures: ArchitectureFigures
    /// What the original has and the variant has not; `nil` if nobody says so.
    package let without: String?

    /// The columns of the variants of which costs or growth is known, and whose originals are among the columns.
    package static func all(of report: Report, columns: [Column]) -> [VariantColumn] {
        (report.variants ?? []).enumerated().compactMap { place, variant in
            guard variant.costs != nil || variant.growth != nil, let figures = report.original(costingAs: variant),
                let original = columns.first(where: { $0.name == variant.original })
            else { return nil }
            return VariantColumn(
                index: place,
                name: variant.name,
                original: original.index,
                mark: Column.mark(of: columns.count + place),
                figures: figures,
                without: variant.without
            )
        }
    }

    /// What it is, for somebody who does not know its name.
    package func title(in words: WordTable) -> Words {
        guard let without else { return Words(name) }
        return words("overview.variant", ["original": Words(figures.name), "without": Words(without)])
    }
}
