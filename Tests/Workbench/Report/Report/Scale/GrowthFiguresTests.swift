import Declarations
import Lines
import MadeUpScale
import Testing

@testable import Report

struct GrowthFiguresTests {
    /// Named as one of the made-up scale's architectures; there, one pair has 2 files and 100 code lines.
    private func figures(name: String = "Flat", files: Int = 2, code: Int = 100) -> ArchitectureFigures {
        ArchitectureFigures(
            name: name,
            files: files,
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 50),
            declarations: .zero,
            coupling: ArchitectureFigures.plain.coupling
        )
    }

    @Test("The median of the rounds at each size, of the processors' time, between the shortest and the longest")
    func medians() {
        // Half a second and one and a half for each pair, and in Steep for each of them squared.
        let flat = figures().growing(.madeUp).growth
        #expect(
            flat?.rebuild == [
                .init(pairs: 1, seconds: 1, shortest: 0.5, longest: 1.5),
                .init(pairs: 2, seconds: 2, shortest: 1, longest: 3),
                .init(pairs: 4, seconds: 4, shortest: 2, longest: 6),
            ]
        )
        #expect(figures(name: "Steep").growing(.madeUp).growth?.rebuild.map(\.seconds) == [1, 4, 16])
    }

    @Test(
        "What was measured of other code is not this architecture's",
        arguments: [("Flat", 3, 100), ("Flat", 2, 99), ("Other", 2, 100)]
    )
    func stale(name: String, files: Int, code: Int) {
        #expect(figures(name: name, files: files, code: code).growing(.madeUp).growth == nil)
    }

    @Test(
        "A variant has what was measured of it, as long as what was measured of its original is of today's code",
        arguments: [(100, "Steep", [1.0, 4, 16]), (99, "Steep", nil), (100, "Other", nil)]
    )
    func variant(code: Int, name: String, seconds: [Double]?) {
        let report = Report(
            name: "Cats",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(figures(code: code))],
            variants: [VariantFigures(name: name, original: "Flat")]
        )
        .growing(.madeUp)
        #expect(report.variants?.first?.growth?.rebuild.map(\.seconds) == seconds)
        #expect(report.variants.flatMap { $0.first.flatMap(report.original)?.growth } == report.variants?.first?.growth)
    }

    @Test("Without a measurement there is none")
    func none() {
        let scale: Scale? = nil
        #expect(figures().growing(scale).growth == nil)
    }
}
