import Report
import Words
import Writers

/// What one change costs to build again in the largest app that was measured.
enum GrowthSection {
    /// `nil` if it was measured of none.
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content? {
        let variants = VariantColumn.all(of: report, columns: columns).filter { $0.figures.growth != nil }
        guard let largest = columns.flatMap({ $0.figures.growth?.rebuild ?? [] }).map(\.pairs).max() else { return nil }
        let size = words(largest == 1 ? "growth.pair" : "growth.pairs", ["count": Words(largest)])
        let lead = lead(at: size, of: columns, words: words) { figures in
            figures.growth?.rebuild.first { $0.pairs == largest }?.seconds
        }
        let without = without(at: largest, of: columns, variants, words: words)
        return ["lead": [lead, without].compactMap(\.self).paragraph]
    }

    /// Who is slowest and who fastest in the largest app, if that is known of all.
    private static func lead(
        at size: Words,
        of columns: [Column],
        words: WordTable,
        by seconds: @escaping (ArchitectureFigures) -> Double?
    ) -> Words {
        guard columns.allSatisfy({ seconds($0.figures) != nil }),
            let range = ColumnRange(of: columns, in: .decimal, by: seconds)
        else { return words("growth.unknown") }
        return words(range.isOne ? "growth.same" : "growth.range", range.slots(and: ["size": size]))
    }

    /// What the slowest takes in another form; `nil` unless all rounds of that are shorter than all of its own.
    private static func without(
        at size: Int,
        of columns: [Column],
        _ variants: [VariantColumn],
        words: WordTable
    ) -> Words? {
        let point = { (figures: ArchitectureFigures) in figures.growth?.rebuild.first { $0.pairs == size } }
        guard let most = columns.max(by: { point($0.figures)?.seconds ?? 0 < point($1.figures)?.seconds ?? 0 }),
            let whole = point(most.figures)?.shortest,
            let variant = variants.first(where: { $0.original == most.index && $0.without != nil }),
            let without = variant.without, let own = point(variant.figures), let longest = own.longest, longest < whole
        else { return nil }
        let seconds = Words(NumberText.value(own.seconds, .decimal))
        return words("growth.without", ["name": Words(most.name), "without": Words(without), "seconds": seconds])
    }
}
