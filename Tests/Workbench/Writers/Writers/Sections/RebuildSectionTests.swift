import Testing

@testable import Report
@testable import Writers

struct RebuildSectionTests {
    private func figures(_ name: String, _ points: [(pairs: Int, seconds: Double)]?) -> ArchitectureFigures {
        ArchitectureFigures(
            name: name,
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.mvc.coupling,
            growth: points.flatMap { points in
                GrowthFigures(rebuild: points.map { GrowthFigures.Point(pairs: $0.pairs, seconds: $0.seconds) })
            }
        )
    }

    private func text(_ architectures: [ArchitectureFigures], _ variants: [VariantFigures] = []) -> String {
        let report = Report(
            name: "Cats",
            baseline: "A",
            shared: [],
            architectures: architectures.map { .measured($0) },
            variants: variants
        )
        return RebuildSection.texts(for: report, words: .standard).joined(separator: "\n").description
    }

    @Test("A row for each size that any was measured at, and a dash where one was not")
    func rows() {
        let text = text([figures("A", [(1, 0.5), (32, 1.25)]), figures("B", [(32, 4)]), figures("C", nil)])
        #expect(
            text.hasSuffix(
                """

                | Size | A | B | C |
                | --- | ---: | ---: | ---: |
                | 1 pair | 0.50 | – | – |
                | 32 pairs | 1.25 | 4.00 | – |

                """
            )
        )
    }

    @Test("A variant stands behind the architectures, and the rounds behind the median")
    func variant() {
        let point = GrowthFigures.Point(pairs: 32, seconds: 2, shortest: 1.5, longest: 2.75)
        let variant = VariantFigures(name: "Plain", original: "A", growth: GrowthFigures(rebuild: [point]))
        let unmeasured = VariantFigures(name: "Other", original: "A")
        #expect(
            text([figures("A", [(32, 4)])], [unmeasured, variant]).hasSuffix(
                """

                | Size | A | Plain |
                | --- | ---: | ---: |
                | 32 pairs | 4.00 | 2.00 (1.50–2.75) |

                """
            )
        )
    }

    @Test("If growth was measured of none, nothing is said of it")
    func none() {
        #expect(text([figures("A", nil)]) == "")
    }
}
