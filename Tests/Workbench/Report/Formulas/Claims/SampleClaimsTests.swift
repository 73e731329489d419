import Foundation
import Subject
import TestFolder
import Testing

@testable import Report

/// Holds the claims that are checked in beside the sample against made-up figures of the same architectures.
///
/// The claims speak of four of them. Any other has the figures of MVP, which is no extreme in any claim.
struct SampleClaimsTests {
    private static let named = ["MVC", "MVP", "MVVM", "VIPER"]

    private typealias Holding = (figure: String, values: [String: Double])

    /// Each by what its condition says, as close to its edge as it goes; where all of them are set, every claim holds.
    private static let holding: [Holding] = [
        ("lines.code", ["MVC": 100, "MVP": 200, "MVVM": 200, "VIPER": 300]),
        ("files", ["MVC": 1, "MVP": 2, "MVVM": 2, "VIPER": 3]),
        ("declarations.classes", ["MVC": 1, "MVP": 1, "MVVM": 1, "VIPER": 1]),
        ("declarations.protocols", ["MVC": 0, "MVP": 1, "MVVM": 1, "VIPER": 2]),
        ("scenes.LoadCat.largestType", ["MVC": 150, "MVP": 90, "MVVM": 100, "VIPER": 400]),
        ("scenes.EditCat.largestType", ["MVC": 150, "MVP": 100, "MVVM": 100, "VIPER": 100]),
        ("uiFree.coverage.regions.total", ["MVC": 10, "MVP": 10, "MVVM": 10, "VIPER": 10]),
        ("uiFree.coverage.regions.covered", ["MVC": 4, "MVP": 5, "MVVM": 5, "VIPER": 5]),
        ("coupling.declared.matrix.Presenter.Model", ["MVP": 1, "VIPER": 0]),
        ("protocolPairs.LoadCatViews.unmatched", ["MVP": 1, "VIPER": 0]),
        ("protocolPairs.EditCatViews.unmatched", ["MVP": 0, "VIPER": 1]),
        ("roles.View.glueLines", ["MVP": 2, "MVVM": 1]),
        ("roles.Presenter.glueLines", ["MVP": 2]),
        ("roles.ViewModel.glueLines", ["MVVM": 1]),
        ("roles.Binding.glueLines", ["MVVM": 1]),
        ("tests.lines.code", ["MVC": 1, "MVP": 2, "MVVM": 2, "VIPER": 3]),
        ("tests.medianLines", ["MVC": 8, "MVP": 8, "MVVM": 8, "VIPER": 7.5]),
        ("tests.medianCyclomatic", ["MVC": 2, "MVP": 2, "MVVM": 2, "VIPER": 1]),
        ("scenes.LoadCat.overhead", ["MVC": 1, "VIPER": 2]),
        ("coupling.collaborations.inversion", ["MVP": 0.81, "MVVM": 0.81, "VIPER": 0.91]),
        ("coupling.declared.sceneMatrix.LoadCat.EditCat.edges", ["MVC": 1, "MVP": 1, "MVVM": 1, "VIPER": 2]),
        ("coupling.declared.sceneMatrix.LoadCat.EditCat.roles.Router", ["VIPER": 2]),
        ("complexity.cognitive.sum", ["MVC": 1, "MVP": 9, "MVVM": 2, "VIPER": 3]),
        ("mappedRules.dependencies-point-inward.breaches", ["MVC": 1, "MVP": 1, "MVVM": 1, "VIPER": 0]),
        ("uiFreeLines", ["MVC": 0, "MVP": 100, "MVVM": 100, "VIPER": 151]),
        ("coupling.declared.matrix.ViewModel.View", ["MVVM": 0]),
        ("coupling.declared.matrix.Presenter.View", ["MVP": 1]),
        // 1.1 times 100 is a little more than 110 in binary.
        ("costs.total.counts.allocations", ["MVP": 100, "MVVM": 111]),
        ("costs.build.clean.seconds.low", ["VIPER": 2.01]),
        ("costs.build.clean.seconds.median", ["MVC": 1, "MVP": 1, "MVVM": 1, "VIPER": 2.5]),
        ("costs.build.clean.seconds.high", ["MVC": 2, "MVP": 2, "MVVM": 2, "VIPER": 3]),
    ]

    /// 1000 and 2 % are 1020; 1021 and 2 % are 1041.42.
    private static let instructions: [String: Double] = ["MVC": 1000, "MVP": 1021, "MVVM": 1021, "VIPER": 1042]

    private static let slowest: [String: Double] = ["MVC": 1, "MVP": 1, "MVVM": 1, "VIPER": 2]

    private static let withoutCondition = ["C15", "C19"]

    /// Read once for all tests.
    private static let loaded = Result { try Subject.load(from: Repository.root) }

    /// The report in which every claim holds, made once for all tests.
    private static let made = Result { try SampleClaimsTests().makeReport() }

    private let subject: Subject

    init() throws {
        subject = try Self.loaded.get()
    }

    @Test("There are nineteen claims, each in English and Chinese, and so is what is said about them")
    func texts() {
        let claims = subject.claims.claims
        #expect(claims.map(\.id) == (1...19).map { "C\($0)" })
        for claim in claims {
            let texts = [claim.text, claim.needed].compactMap(\.self) + claim.measures.map(\.title)
            #expect(texts.allSatisfy { $0.keys.sorted() == ["en", "zh"] }, "\(claim.id)")
        }
    }

    @Test("Every formula means something in a report of the sample")
    func formulas() throws {
        try ClaimReview(of: subject).check()
    }

    @Test("With figures that fulfil every condition each claim holds, but for those that no figures tell")
    func allHold() throws {
        for (id, verdict) in try verdicts() {
            #expect(verdict == (Self.withoutCondition.contains(id) ? .cannotBeToldHere : .holdsHere), "\(id)")
        }
    }

    @Test(
        "A changed figure changes the verdict of its claim, and no other",
        arguments: [
            ("C1", "MVC.lines.code", 201), ("C1", "VIPER.files", 2), ("C1", "MVC.files", 2),
            ("C1", "VIPER.declarations.classes", 0), ("C1", "MVC.declarations.protocols", 1),
            ("C2", "MVC.scenes.LoadCat.largestType", 149), ("C2", "MVC.scenes.EditCat.largestType", 149),
            ("C2", "MVP.scenes.LoadCat.largestType", 101),
            ("C3", "MVC.uiFree.coverage.regions.covered", 5), ("C3", "VIPER.uiFree.coverage.regions.covered", 4),
            ("C3", "MVP.uiFree.coverage.regions.covered", 6), ("C3", "MVVM.uiFree.coverage.regions.covered", 6),
            ("C4", "VIPER.coupling.declared.matrix.Presenter.Model", 1),
            ("C4", "MVP.coupling.declared.matrix.Presenter.Model", 0),
            ("C5", "VIPER.protocolPairs.LoadCatViews.unmatched", 1),
            ("C5", "MVP.protocolPairs.EditCatViews.unmatched", 1),
            ("C6", "MVVM.roles.Binding.glueLines", 2), ("C6", "MVVM.roles.View.glueLines", 2),
            ("C6", "MVVM.roles.ViewModel.glueLines", 2), ("C6", "MVP.roles.View.glueLines", 1),
            ("C6", "MVP.roles.Presenter.glueLines", 1),
            ("C7", "MVVM.costs.total.counts.allocations", 109), ("C7", "MVP.costs.total.counts.allocations", 102),
            ("C8", "MVP.tests.lines.code", 3), ("C8", "MVC.tests.medianLines", 7.5),
            ("C8", "MVVM.tests.medianCyclomatic", 1),
            ("C9", "VIPER.scenes.LoadCat.overhead", 1.99), ("C9", "MVC.scenes.LoadCat.overhead", 1.01),
            ("C10", "VIPER.coupling.collaborations.inversion", 0.9),
            ("C10", "MVP.coupling.collaborations.inversion", 0.82),
            ("C10", "MVVM.coupling.collaborations.inversion", 0.82),
            ("C11", "MVC.costs.scenarios.load.counts.instructions", 1002),
            ("C11", "MVP.costs.scenarios.open.counts.instructions", 1019),
            ("C11", "MVVM.costs.scenarios.return.counts.instructions", 1022),
            ("C11", "VIPER.costs.scenarios.save-fails.counts.instructions", 1041),
            ("C12", "VIPER.costs.build.clean.seconds.low", 2), ("C12", "MVP.costs.build.clean.seconds.high", 2.02),
            ("C12", "VIPER.costs.build.changes.leaf-interface.seconds.low", 1),
            ("C12", "MVC.costs.build.changes.view-body.seconds.high", 1.02),
            ("C13", "VIPER.coupling.declared.sceneMatrix.LoadCat.EditCat.edges", 3),
            ("C13", "VIPER.coupling.declared.sceneMatrix.EditCat.LoadCat.edges", 1),
            ("C13", "MVC.coupling.declared.sceneMatrix.LoadCat.EditCat.edges", 0),
            ("C13", "MVP.coupling.declared.sceneMatrix.LoadCat.EditCat.edges", 0),
            ("C13", "MVVM.coupling.declared.sceneMatrix.LoadCat.EditCat.edges", 0),
            ("C14", "MVVM.complexity.cognitive.sum", 3), ("C14", "MVC.complexity.cognitive.sum", 2),
            ("C16", "VIPER.mappedRules.dependencies-point-inward.breaches", 1),
            ("C16", "MVC.mappedRules.dependencies-point-inward.breaches", 0),
            ("C16", "MVP.mappedRules.dependencies-point-inward.breaches", 0),
            ("C16", "MVVM.mappedRules.dependencies-point-inward.breaches", 0),
            ("C17", "VIPER.uiFreeLines", 150),
            ("C18", "MVVM.coupling.declared.matrix.ViewModel.View", 1),
            ("C18", "MVP.coupling.declared.matrix.Presenter.View", 0),
        ]
    )
    func changed(_ id: String, _ figure: String, _ value: Double) throws {
        let unfulfilled = try verdicts(setting: [(figure, value)]).filter { $0.verdict == .doesNotHoldHere }
        #expect(unfulfilled.map(\.id) == [id])
    }

    @Test("Without an architecture's figures no claim that needs them can be told, and they are named")
    func notMeasured() throws {
        let report = try Self.made.get().report(failed: ["VIPER", "MVC", "MVP", "MVVM"])
        let claims = try ClaimReview(of: subject).claims(in: report)
        for claim in claims {
            #expect(claim.verdict == .cannotBeToldHere, "\(claim.id)")
            guard claim.condition != nil else { continue }
            let needed = try #require(claim.needed)
            #expect(needed["en"].contains("VIPER.") || needed["en"].contains("MVP."), "\(claim.id)")
            #expect(needed["zh"] != needed["en"], "\(claim.id)")
        }
    }

    private func verdicts(setting changes: [(String, Double)] = []) throws -> [(id: String, verdict: ClaimVerdict)] {
        var report = try Self.made.get()
        for (figure, value) in changes { report.set(figure, to: value) }
        return try ClaimReview(of: subject).claims(in: report.report()).map { ($0.id, $0.verdict) }
    }

    private func forAll(_ values: [String: Double]) -> [String: Double] {
        let others = subject.architectures.map(\.name).filter { !Self.named.contains($0) }
        return others.reduce(into: values) { $0[$1] = values["MVP"] }
    }

    private func makeReport() throws -> MadeUpReport {
        var report = try MadeUpReport(of: subject)
        for (figure, values) in Self.holding {
            for (architecture, value) in forAll(values) { report.set("\(architecture).\(figure)", to: value) }
        }
        let outline = ReportOutline(of: subject)
        for (architecture, count) in forAll(Self.instructions) {
            for name in outline.scenarios {
                report.set("\(architecture).costs.scenarios.\(name).counts.instructions", to: count)
            }
        }
        for (architecture, seconds) in forAll(Self.slowest) {
            for name in outline.changes {
                report.set("\(architecture).costs.build.changes.\(name).seconds.low", to: seconds - 0.99)
                report.set("\(architecture).costs.build.changes.\(name).seconds.high", to: seconds)
                report.set("\(architecture).costs.build.changes.\(name).seconds.median", to: seconds - 0.5)
            }
        }
        return report
    }
}
