import Lines
import Testing

@testable import Report

/// VIPER has the scene Load and a router; MVC has neither tests nor a router, and may have the scene.
struct ReportOutlineTests {
    private static let outline = ReportOutline(
        architectures: [
            .init(
                name: "MVC",
                roles: ["Controller"],
                scenes: ["Load"],
                mappedRules: [],
                protocolPairs: [],
                counted: ["cures"]
            ),
            .init(
                name: "VIPER",
                roles: ["View", "Router"],
                scenes: ["Load", "Edit"],
                mappedRules: ["points-inward"],
                protocolPairs: ["Views"],
                counted: ["cures"]
            ),
        ],
        layers: ["Model"],
        scenarios: ["load", "save"],
        changes: ["view-body"]
    )

    @Test(
        "Whatever a report may have is known before there is one",
        arguments: [
            "counted.cures", "files", "lines.code / logicLines", "overhead", "synchronising.lines + uiFreeLines",
            "deciding.uiFree.share",
            "declarations.types", "complexity.cognitive.sum", "violations.count", "tests.medianLines",
            "coverage.all.codeLines.share", "uiFree.coverage.regions.share", "scenes.Load.largestType",
            "roles.Router.logicLines", "coupling.declared.matrix.Controller.Model",
            "coupling.resolved.martin.roles.View.distance", "coupling.declared.sceneMatrix.Load.Edit.edges",
            "coupling.declared.sceneMatrix.Load.Edit.roles.Router", "coupling.declared.sceneMatrix.edges",
            "coupling.declared.sceneMatrix.roles.Router", "mappedRules.`points-inward`.breaches",
            "costs.total.excess.allocations", "costs.scenarios.save.timeOverBaseline.high", "costs.bytesPerApp.low",
            "costs.total.excessOverBaseline.instructions", "costs.scenarios.load.excess.retains",
            "costs.scenarios.load.microsecondsAboveFloor.median / costs.scenarios.load.actions",
            "costs.scenarios.load.counts.releases", "costs.build.changes.`view-body`.seconds.median",
            "costs.build.rebuildSeconds / costs.build.clean.files", "protocolPairs.Views.unmatched",
            "types.LoadView.wmc", "measures.deepestNesting", "VIPER.files - MVC.files", "roles.Router.state",
        ]
    )
    func known(_ text: String) throws {
        try check(text)
    }

    @Test(
        "What no report of the subject can have is refused",
        arguments: [
            ("lines.kode", "After MVC.lines there are blank, code, comment, logical, physical."),
            ("scenes.Home.files", "After MVC.scenes there are Load, count."),
            ("coupling.declared.matrix.Interactor.Model", "After MVC.coupling.declared.matrix there are Controller."),
            ("costs.scenarios.edit.excess.objects", "After MVC.costs.scenarios there are count, load, save."),
            ("mappedRules.outward.breaches", "After MVC.mappedRules there are count."),
            ("VIPER.mappedRules.outward.breaches", "After VIPER.mappedRules there are count, `points-inward`."),
            ("files > 1", "is a condition where a number is expected"),
        ]
    )
    func unknown(_ text: String, _ words: String) {
        let error = #expect(throws: FormulaError.self) {
            try check(text)
        }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    }

    @Test("A condition is checked as one")
    func condition() throws {
        _ = try Formula("highest(files) == VIPER").isTrue(in: ReportFigures(of: Self.outline))
        #expect(throws: FormulaError.self) {
            _ = try Formula("VIPER.files").isTrue(in: ReportFigures(of: Self.outline))
        }
        #expect(throws: FormulaError.self) {
            _ = try Formula("files > 1").isTrue(in: ReportFigures(of: Self.outline))
        }
    }

    @Test("What may be measured and was not has no value, and is named")
    func missing() throws {
        let figures = try ReportFigures(of: report(), outline: Self.outline)
        let formula = try Formula("MVC.tests.count > 0 && MVC.files == 2 && highest(tests.count) == VIPER")
        #expect(try formula.isTrue(in: figures) == nil)
        #expect(formula.missingFigures(in: figures) == ["MVC.tests.count", "VIPER.tests.count"])
        #expect(try Formula("files").number(for: "MVC", in: figures) == 2)
    }

    @Test("An architecture whose tests failed has no values, and no place among the others is known")
    func failed() throws {
        let figures = try ReportFigures(of: report(), outline: Self.outline)
        #expect(figures.architectures == ["MVC"])
        #expect(try Formula("VIPER.files > 1").isTrue(in: figures) == nil)
        #expect(try Formula("highest(files) == MVC").isTrue(in: figures) == nil)
        #expect(try Formula("max(files) > 1").isTrue(in: figures) == nil)
        #expect(try Formula("highest(files) == MVC").missingFigures(in: figures) == ["VIPER.files"])
    }

    @Test("A name of a type is looked for when the types are known")
    func types() throws {
        let figures = try ReportFigures(of: report(), outline: Self.outline)
        #expect(throws: FormulaError.self) { try Formula("MVC.types.Load.wmc").number(for: "MVC", in: figures) }
    }

    @Test("A large number and a name with signs are written as they were")
    func text() {
        let error = #expect(throws: FormulaError.self) {
            let formula = try Formula("1e300 && mappedRules.`points-inward`.breaches > 0")
            _ = try formula.isTrue(in: ReportFigures(of: Self.outline))
        }
        #expect(error?.description.contains("“1e+300” in") == true, "\(error?.description ?? "no error")")
        #expect(["VIPER", "points-inward", "2nd"].formulaText == "VIPER.`points-inward`.`2nd`")
    }

    private func check(_ text: String) throws {
        let figures = try ReportFigures(of: Self.outline)
        _ = try Formula(text).numbers(for: figures.names, in: figures)
    }

    private func report() throws -> Report {
        let empty = try Self.outline.report().measured[0]
        let mvc = ArchitectureFigures(
            name: "MVC",
            files: 2,
            lines: .zero,
            declarations: empty.declarations,
            coupling: empty.coupling
        )
        let viper = FailedArchitecture(name: "VIPER", unit: [], scenarios: [])
        return Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(mvc), .failed(viper)])
    }
}
