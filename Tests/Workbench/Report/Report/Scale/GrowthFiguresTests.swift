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

    @Test("The median of the rounds at each size, of the processors' time")
    func medians() {
        // Half a second and one and a half for each pair, and in Steep for each of them squared.
        let flat = figures().growing(.madeUp).growth
        #expect(
            flat?.rebuild == [.init(pairs: 1, seconds: 1), .init(pairs: 2, seconds: 2), .init(pairs: 4, seconds: 4)]
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

    @Test("Without a measurement there is none")
    func none() {
        let scale: Scale? = nil
        #expect(figures().growing(scale).growth == nil)
    }
}
