import Coupling
import Declarations
import Lines
import Testing

@testable import Report

/// MVC has 100 code lines in 2 files and no presenter; VIPER has 250 in 10, and its presenters use its interactors
/// once.
struct FormulaTests {
    private let figures: ReportFigures

    init() throws {
        figures = try ReportFigures(of: .twoArchitectures)
    }

    @Test("So many figures of all entries are refused that nobody would wait for them")
    func tooManyFigures() throws {
        let entries = Dictionary(uniqueKeysWithValues: (0..<10_001).map { ("e\($0)", FigureTree.figure(1)) })
        let figures = figures.adding(.branch(entries), of: "VIPER", at: ["things"])
        #expect(try Formula("every(VIPER.things.each > 0)").isTrue(in: figures) == true)
        let text = "every(VIPER.things.each + VIPER.things.each > 0)"
        #expect(throws: FormulaError.tooManyFigures(count: 20_002, maximum: 20_000, formula: text)) {
            try Formula(text).isTrue(in: figures)
        }
    }

    @Test(
        "A formula is worked out for one architecture",
        arguments: [
            ("lines.code", "VIPER", 250),
            ("lines.code / files", "VIPER", 25),
            ("lines.code - 2 * files + 1", "MVC", 97),
            ("-(files + 1)", "MVC", -3),
            ("MVC.lines.code", "VIPER", 100),
            ("declarations.types", "MVC", 1),
            ("roles.count", "MVC", 1),
            ("roles.Presenter.files", "VIPER", 3),
            ("coupling.declared.matrix.Presenter.Interactor", "VIPER", 1),
            // The report lists no such cell, for there are no such edges.
            ("coupling.declared.matrix.Interactor.Presenter", "VIPER", 0),
            ("coupling.declared.matrix.Presenter.Model", "VIPER", 0),
            ("coverage.unit.regions.share", "MVC", 0.75),
            ("coupling.declared.sceneMatrix.Load.Edit.edges", "VIPER", 3),
            ("coupling.declared.sceneMatrix.Load.Edit.roles.Presenter", "VIPER", 2),
            ("coupling.declared.sceneMatrix.edges", "VIPER", 4),
            ("coupling.declared.sceneMatrix.roles.Presenter", "VIPER", 3),
            // It has no such edges, and none of the role's.
            ("coupling.declared.sceneMatrix.edges", "MVC", 0),
            ("coupling.declared.sceneMatrix.Edit.Load.roles.Presenter", "MVC", 0),
            // Of its only argument a function takes both architectures' values, whichever is asked for.
            ("max(files)", "MVC", 10),
            ("files / max(files)", "MVC", 0.2),
            ("sum(lines.code - min(lines.code))", "VIPER", 150),
            ("sum(max(files))", "MVC", 10),
            // Of several it takes this one's.
            ("max(files, 3)", "MVC", 3),
            ("max(files, 3)", "VIPER", 10),
        ]
    )
    func number(_ text: String, _ architecture: String, _ expected: Double) throws {
        #expect(try Formula(text).number(for: architecture, in: figures) == expected)
    }

    @Test(
        "A figure that is not defined, or that another architecture has alone, leaves the formula without a value",
        arguments: [
            "coupling.collaborations.inversion", "roles.Presenter.files", "files / (files - 2)", "0 / 0", "1e308 * 10",
            "sum(1e308, 1e308)", "median(-1e308 - 1e308, 1)",
        ]
    )
    func undefined(_ text: String) throws {
        #expect(try Formula(text).number(for: "MVC", in: figures) == nil)
    }

    @Test(
        "A condition is true, false, or not to be told",
        arguments: [
            ("VIPER.lines.code <= 250", true),
            ("VIPER.lines.code < 250", false),
            ("highest(lines.code) == VIPER && lowest(files) == MVC", true),
            ("highest(lines.code) == MVC", false),
            // Both have the same: the place is shared, and is no single one's.
            ("highest(declarations.enums) == VIPER", false),
            ("max(lines.code) == 250 && min(lines.code) == 100 && median(lines.code) == 175", true),
            ("sum(MVC.files, VIPER.files, 1) == 13", true),
            ("MVC.coupling.collaborations.inversion > 0", nil),
            ("MVC.coupling.collaborations.inversion > 0 || MVC.files == 2", true),
            ("MVC.coupling.collaborations.inversion > 0 && MVC.files == 3", false),
            ("!(MVC.files == 3) && MVC.files != 4", true),
            ("highest(roles.Presenter.files) == VIPER", nil),
            // Both of VIPER's roles have 3 files.
            ("every(VIPER.roles.each.files == 3)", true),
            ("every(VIPER.roles.each.files > 2 && VIPER.roles.each.types > 1)", false),
            ("every(VIPER.roles.each.files <= max(VIPER.roles.each.types, 3)) && MVC.files == 2", true),
            // A role without logic has no overhead, and a list without entries tells nothing.
            ("every(VIPER.roles.each.overhead > 1)", nil),
            ("every(MVC.mappedRules.each.breaches == 0)", nil),
            ("above(VIPER.lines.code, MVC.lines.code)", true),
            // A tenth more is within the margin of counts, and so is what is equal.
            ("above(2.2 * MVC.lines.code, 2 * MVC.lines.code)", false),
            ("above(2.21 * MVC.lines.code, 2 * MVC.lines.code)", true),
            ("above(MVC.declarations.enums, VIPER.declarations.enums)", false),
            ("below(MVC.files, VIPER.files, VIPER.lines.code)", true),
            ("below(MVC.files, VIPER.files, VIPER.files)", false),
            ("above(VIPER.lines.code, VIPER.coverage.unit.regions.total)", nil),
            ("highest(lines.code) == highest(files)", true),
            ("highest(lines.code) == lowest(files)", false),
            // 75 % is above 69 % by more than 5 points, and not above 70 %.
            ("above(MVC.coverage.unit.regions.share, 0.69)", true),
            ("above(MVC.coverage.unit.regions.share, 0.7)", false),
        ] as [(String, Bool?)]
    )
    func condition(_ text: String, _ expected: Bool?) throws {
        #expect(try Formula(text).isTrue(in: figures) == expected)
    }

    @Test(
        "What means nothing is refused, with what may stand there",
        arguments: [
            ("VIPER.lines.code <=", "is not one expression"),
            ("1; 2", "is not one expression"),
            ("VIPER.lines.code % 2 == 0", "“%” in"),
            ("largest(files) == VIPER", "There is no function “largest”"),
            ("higest(files) == VIPER", "calls. Did you mean \"highest\"? There are "),
            (
                "VIPER.lines.kode > 1",
                "names. Did you mean \"code\"? After VIPER.lines there are blank, code, comment, logical, physical."
            ),
            ("VIPER.lines > 1", "VIPER.lines in “VIPER.lines > 1” is no number yet."),
            ("lines.code > 1", "starts with no architecture's name. Put one before it (MVC, "),
            ("VIPR.files > 1", "starts with no architecture's name. Did you mean \"VIPER\"? Put one before it (MVC, "),
            (
                "max(VIPR.files) > 1",
                "There is no figure VIPR, which “max(VIPR.files) > 1” names. Did you mean \"VIPER\"? "
            ),
            ("highest(VIPER.files) == VIPER", "take one figure that each architecture has"),
            ("VIPER.files && VIPER.files", "is a number where a condition is expected"),
            ("VIPER.files", "is a number where a condition is expected"),
            ("VIPER > 1", "“VIPER” in “VIPER > 1” is an architecture where a number is expected"),
            ("VIPER.files != highest(files)", "“highest(files)” in “VIPER.files != highest(files)” is an architecture"),
            (
                "highest(files) == max(files)",
                "“max(files)” in “highest(files) == max(files)” is a number where an arch"
            ),
            ("highest(max(files)) == VIPER", "take one figure that each architecture has"),
            ("above(VIPER.files)", "take two figures or more. Write them so"),
            ("every(VIPER.files > 1)", "takes one condition whose figures have each for the name of an entry"),
            ("every(VIPER.roles.each.files > 1, MVC.files > 1)", "takes one condition"),
            ("every(VIPER.roles.each.files)", "is a number where a condition is expected"),
            ("every(roles.each.files > 1)", "starts with no architecture's name"),
            ("every(VIPER.parts.each.files > 1)", "There is no figure VIPER.parts"),
            ("every(VIPER.files.each.files > 1)", "There is no figure VIPER.files.each"),
            ("every(VIPER.roles.each.flies > 1)", "There is no figure VIPER.roles.Interactor.flies"),
            ("VIPER.roles.each.files > 1", "There is no figure VIPER.roles.each"),
            ("1e400 > 1", "1e400 in “1e400 > 1” is too large for a number. Write one below 1e308."),
            ("-1e999 < 1", "1e999 in “-1e999 < 1” is too large"),
            ("VIPER.bodies.deinit.cyclomatic > 1", "There are 2 entries VIPER.bodies.deinit, and “VIPER.bodies.deinit"),
        ]
    )
    func refused(_ text: String, _ words: String) {
        let error = #expect(throws: FormulaError.self) { try Formula(text).isTrue(in: figures) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "no error")")
    }

    @Test("For one architecture, too, a function that names an architecture is no number")
    func architectureIsNoNumber() {
        let error = #expect(throws: FormulaError.self) { try Formula("highest(files)").number(for: "MVC", in: figures) }
        #expect(error?.description.contains("is an architecture where a number is expected") == true)
    }

    @Test("Among entries of a list, a name that one alone has leads to it, and count is how many there are")
    func entries() throws {
        #expect(try Formula("VIPER.bodies.count").number(for: "MVC", in: figures) == 4)
        #expect(try Formula("bodies.`load()`.cyclomatic").number(for: "VIPER", in: figures) == 3)
        #expect(try Formula("bodies.`load()`.cyclomatic").number(for: "MVC", in: figures) == nil)
    }
}

extension Report {
    fileprivate static let twoArchitectures = Report(
        name: "Cats",
        baseline: "MVC",
        shared: [SharedLayer(name: "Model", files: 1, lines: .zero)],
        architectures: [
            .measured(
                .named(
                    "MVC",
                    files: 2,
                    code: 100,
                    roles: ["Controller"],
                    collaborating: 0,
                    matrix: [],
                    coverage: .threeOfFour
                )
            ),
            .measured(
                .named(
                    "VIPER",
                    files: 10,
                    code: 250,
                    roles: ["Presenter", "Interactor"],
                    collaborating: 1,
                    matrix: [MatrixCell(from: "Presenter", to: "Interactor", edges: 1, types: ["P"])],
                    coverage: nil
                )
            ),
        ]
    )
}

extension CoverageRuns<CoverageFigures> {
    fileprivate static var threeOfFour: CoverageRuns<CoverageFigures> {
        let count = CoverageCount(covered: 3, total: 4)
        let figures = CoverageFigures(regions: count, functions: count, lines: count, codeLines: count)
        return CoverageRuns(unit: figures, scenarios: figures, all: figures)
    }
}

extension ArchitectureFigures {
    fileprivate static func named(
        _ name: String,
        files: Int,
        code: Int,
        roles: [String],
        collaborating: Int,
        matrix: [MatrixCell],
        coverage: CoverageRuns<CoverageFigures>?
    ) -> ArchitectureFigures {
        let martin = GroupMartin(
            name: name,
            nodes: 0,
            protocols: 0,
            afferent: 0,
            efferent: 0,
            instability: Figure(nil),
            abstractness: Figure(nil),
            distance: Figure(nil)
        )
        let graph = GraphFigures(
            nodes: 1,
            edges: matrix.count,
            toProtocols: 0,
            cycles: .init(count: 0, nodes: 0),
            ccd: 1,
            acd: Figure(1),
            nccd: Figure(1),
            propagationCost: Figure(1),
            matrix: matrix,
            sceneMatrix: matrix.isEmpty
                ? [] : [.from("Load", to: "Edit", 3, ofPresenters: 2), .from("Edit", to: "Load", 1, ofPresenters: 1)],
            martin: MartinTable(whole: martin, roles: [], scenes: [])
        )
        return ArchitectureFigures(
            name: name,
            files: files,
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 0),
            declarations: TypeCounts(classes: 1, structs: 0, enums: 0, actors: 0, protocols: 0),
            roles: roles.map { role in
                PartFigures(name: role, files: 3, types: 1, lines: .zero, complexity: ComplexityFigures(of: []))
            },
            scenes: ["Load", "Edit"].map { scene in
                PartFigures(name: scene, files: 1, types: 1, lines: .zero, complexity: ComplexityFigures(of: []))
            },
            bodies: roles.contains("Presenter") ? .twoDeinits : [],
            coupling: ArchitectureCoupling(
                engine: .index,
                declared: graph,
                resolved: graph,
                collaborations: .init(
                    pairs: collaborating,
                    throughProtocols: collaborating,
                    assembly: 0,
                    plainValues: 0
                )
            ),
            coverage: coverage
        )
    }
}

extension [BodyFigures] {
    /// Of four bodies two have the same name, and one the name that formulas have for how many there are.
    fileprivate static var twoDeinits: [BodyFigures] {
        [("deinit", 1), ("load()", 3), ("deinit", 2), ("count", 1)].map { name, cyclomatic in
            BodyFigures(
                name: name,
                kind: .function,
                type: nil,
                role: nil,
                file: "A.swift",
                line: 1,
                lines: 1,
                cyclomatic: cyclomatic,
                coalescings: 0,
                cognitive: nil,
                regions: nil,
                synchronising: nil,
                deciding: nil,
                composing: nil
            )
        }
    }
}

extension SceneCell {
    fileprivate static func from(_ from: String, to: String, _ edges: Int, ofPresenters own: Int) -> SceneCell {
        SceneCell(from: from, to: to, edges: edges, roles: [.init(name: "Presenter", edges: own)], types: ["P"])
    }
}
