import Testing
import Words

@testable import Page
@testable import Report

struct TrustSectionTests {
    @Test("How large the largest is is said, whoever it is, and of one alone how large it is")
    func size() {
        func limits(_ figures: [ArchitectureFigures], scope: [String: String]? = nil) -> [String] {
            let report = Report(
                name: "App",
                scope: scope.map(LocalizedText.init),
                baseline: "Flat",
                shared: [],
                architectures: figures.map { .measured($0) }
            )
            return ((TrustSection.content(of: report, words: .standard)["limits"] as? [Words]) ?? []).map(\.en)
        }
        func made(_ code: Int) -> ArchitectureFigures {
            .made(name: "Flat", code: code, unit: nil, edges: (1, 1), nccd: (1, 1))
        }
        #expect(
            limits([made(100), made(250)]).contains(
                "Its size: the largest architecture here has 250 code lines of its own."
            )
        )
        #expect(
            limits([made(70), made(30)]).contains(
                "Its size: the largest architecture here has 70 code lines of its own."
            )
        )
        #expect(limits([made(70)]).contains("Its size: 70 code lines of its own."))
        #expect(limits([made(30)]).contains("Its size: 30 code lines of its own."))
        let other = "One code base at one moment: another app, or another author, can turn every order around."
        #expect(limits([made(70), made(30)]).contains(other))
        #expect(!limits([made(70)]).contains(other))
        // Where the subject says what its figures rest on, that is said above.
        #expect(!limits([made(70), made(30)], scope: ["en": "Of one app."]).contains(other))
    }

    @Test("That only the syntax told who uses whom is said if it did, and times if some were taken")
    func engines() throws {
        let syntax = "References that the syntax alone tells are not all: the compiler's index sees more."
        let indexed = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: ArchitectureFigures.flat.coupling.declared,
                resolved: ArchitectureFigures.flat.coupling.resolved
            )
        )
        #expect(try PageWriter.text(for: .of([.flat])).contains(syntax))
        #expect(try !PageWriter.text(for: .of([indexed])).contains(syntax))
        let times = "Times were taken on the machines that are named beside them."
        let taking = CostBasis.Taking(swift: "", system: "", cores: 1, rounds: 1, days: [], commits: [])
        let timed = SubjectCosts(basis: CostBasis(timed: taking), architectures: [:])
        #expect(try PageWriter.text(for: Report.madeUp.costing(timed)).contains(times))
        #expect(try !PageWriter.text(for: .madeUp).contains(times))
    }

    @Test("That speed, memory and builds are no figures here is said if none of them was taken, and no growth measured")
    func untaken() {
        let sentence = "Speed, memory and build times: they are not among these figures."
        func isSaid(_ report: Report) -> Bool {
            let missing = TrustSection.content(of: report, words: .standard)["missing"] as? [Words]
            return missing?.map(\.en).contains(sentence) == true
        }
        let taking = CostBasis.Taking(swift: "", system: "", cores: 1, rounds: 1, days: [], commits: [])
        func costing(_ basis: CostBasis) -> Report {
            Report.madeUp.costing(SubjectCosts(basis: basis, architectures: [:]))
        }
        #expect(isSaid(.madeUp))
        #expect(isSaid(costing(CostBasis())))
        #expect(!isSaid(costing(CostBasis(timed: taking))))
        #expect(!isSaid(costing(CostBasis(memory: taking))))
        let grown = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.flat.coupling,
            growth: GrowthFigures(rebuild: [.init(pairs: 32, seconds: 1)])
        )
        #expect(!isSaid(.of([grown])))
    }

    @Test("A term is explained if the page speaks of it: regions if tests ran, the floor if something was run above it")
    func terms() throws {
        let tested = try PageWriter.text(for: .of([.flat]))
        #expect(tested.contains("<dt><i>node</i>"))
        #expect(tested.contains("<dt><i>region</i>"))
        #expect(!tested.contains("<dt><i>floor</i>"))

        let untested = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        #expect(try !PageWriter.text(for: .of([untested])).contains("<dt><i>region</i>"))
        #expect(try PageWriter.text(for: .madeUp.costing(.madeUp)).contains("<dt><i>floor</i>"))
    }
}
