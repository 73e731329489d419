import Lines
import Testing

@testable import Report
@testable import Subject

struct GateTests {
    private let place = ConfigurationPlace(line: 7, column: 5, key: "gate.tolerance")

    @Test(
        "A figure may move as far as the first tolerance that fits it says, and not a step further",
        arguments: [
            (nil, nil, 100, 100, true), (nil, nil, 100, 101, false), (nil, nil, 100, 99, false),
            (10, nil, 100, 110, true), (10, nil, 100, 90, true), (10, nil, 100, 111, false),
            (nil, 0.05, 100, 105, true), (nil, 0.05, 100, 106, false), (nil, 0.05, 0, 1, false),
            // The one that allows more counts.
            (10, 0.05, 100, 110, true), (1, 0.05, 100, 105, true),
            // 0.3 − 0.2 is a hair more than 0.1.
            (0.1, nil, 0.2, 0.3, true),
        ] as [(Double?, Double?, Double, Double, Bool)]
    )
    func tolerance(_ absolute: Double?, _ relative: Double?, from: Double, to: Double, passes: Bool) throws {
        let tolerance = GateSettings.Tolerance(pattern: "lines.*", absolute: absolute, relative: relative, place: place)
        let verdict = try verdict(on: ["lines.code": to], against: ["lines.code": from], tolerances: [tolerance])
        #expect(verdict.isBroken != passes)
        #expect(verdict.tolerated == (passes && from != to ? 1 : 0))
    }

    @Test(
        "A figure that is no longer defined, or has become so, fails whatever is tolerated",
        arguments: [true, false]
    )
    func undefined(_ isGone: Bool) throws {
        let tolerance = GateSettings.Tolerance(pattern: "*", absolute: 1000, relative: 1000, place: place)
        let figures: (Double?, Double?) = isGone ? (1, nil) : (nil, 1)
        let verdict = try verdict(on: ["nccd": figures.1], against: ["nccd": figures.0], tolerances: [tolerance])
        #expect(verdict.failing.map(\.change.name) == ["nccd"])
    }

    @Test("A measure that vanished fails, a new one does not")
    func vanished() throws {
        let verdict = try verdict(on: ["files": 1, "lines.new": 3], against: ["files": 1, "lines.old": 3])
        #expect(verdict.failing.map(\.change) == [FigureChange(owner: "App", name: "lines.old", kind: .gone(was: 3))])
        #expect(verdict.changes?.new == [FigureGroup(owner: "App", name: "lines.new", count: 1)])
        #expect(verdict.changes?.sameFigures == 1)
    }

    @Test(
        "A pattern holds for the whole, for roles and scenes if it says so, and with a name before it for that owner alone",
        arguments: [
            ("lines.code", "lines.code", true), ("lines.code", "roles.View.lines.code", false),
            ("roles.*.lines.code", "roles.`A View`.lines.code", true),
            ("lines.code", "scenes.LoadCat.lines.code", false),
            ("scenes.*.lines.code", "scenes.LoadCat.lines.code", true),
            ("lines.code", "tests.lines.code", false), ("lines.*", "lines.blank", true),
            ("App.lines.code", "lines.code", true), ("App.lines.code", "roles.View.lines.code", false),
            ("App.roles.*", "roles.View.lines.code", true), ("*", "roles.View.lines.code", true),
            ("Other.lines.code", "lines.code", false), ("roles.View.*", "roles.View.lines.code", true),
            ("roles.View.*", "roles.Presenter.lines.code", false),
        ]
    )
    func fits(_ pattern: String, name: String, expected: Bool) {
        #expect((FigurePatterns([pattern]).first(fitting: name, of: "App") != nil) == expected)
    }

    @Test(
        "Of several patterns that fit the first holds, with a star or without",
        arguments: [
            (["lines.*", "lines.code", "App.lines.code"], 0), (["files", "lines.code", "lines.*"], 1),
            (["files", "App.lines.code", "*", "lines.code"], 1), (["files", "roles.*"], nil),
        ]
    )
    func first(_ patterns: [String], place: Int?) {
        #expect(FigurePatterns(patterns).first(fitting: "lines.code", of: "App") == place)
    }

    @Test(
        "Only what a tolerance or exact names is held, and lines of comments never are",
        arguments: [
            ("lines.code", [], true), ("lines.code", ["*"], false), ("lines.code", ["lines.*"], false),
            ("lines.code", ["files"], true), ("roles.View.lines.code", ["files"], true),
            ("roles.View.lines.code", ["roles.*.lines.code"], false),
            ("lines.code", ["Other.*"], true), ("lines.comment", ["*"], true), ("roles.View.lines.blank", ["*"], true),
            ("tests.lines.physical", ["*"], true),
        ]
    )
    func held(_ figure: String, exact: [String], passes: Bool) throws {
        let patterns = exact.map { GateSettings.Exactness(pattern: $0, place: place) }
        let (before, after): ([String: Double?], [String: Double?]) = (
            [figure: 1, "files": 1], [figure: 2, "files": 1]
        )
        let settings = GateSettings(exact: patterns)
        #expect(settings.holdsFigures == !exact.isEmpty)
        if exact == ["Other.*"] {
            #expect(throws: GateError.self) { try verdict(on: after, against: before, exact: patterns) }
        } else {
            #expect(try verdict(on: after, against: before, exact: patterns).isBroken != passes)
        }
    }

    @Test("A file in which only comments changed is not named; a baseline has what is held and no more")
    func comments() throws {
        func snapshot(comments: Int, code: Int) -> Snapshot {
            let lines = LineCounts(code: code, comment: comments, blank: 1, logical: 1)
            let uses = ["A": ["App.B"]]
            let own = FileSnapshot(owner: "App", lines: lines, cyclomatic: 1, cognitive: 0, uses: uses)
            return Snapshot(
                engine: "index",
                figures: [
                    "App": ["lines.code": Figure(Double(code)), "files": Figure(2)], "Model": ["files": Figure(1)],
                ],
                files: [
                    "App/A.swift": own,
                    "Model/M.swift": FileSnapshot(owner: "Model", lines: .zero, cyclomatic: 0, cognitive: 0),
                ]
            )
        }
        let settings = GateSettings(exact: [GateSettings.Exactness(pattern: "lines.code", place: place)])
        let figures = try ReportFigures(of: Report(name: "App", baseline: "App", shared: [], architectures: []))
        let same = try GateVerdict(
            on: snapshot(comments: 5, code: 3),
            against: snapshot(comments: 1, code: 3),
            settings: settings,
            figures: figures
        )
        #expect(same.changes?.isEmpty == true)

        let held = snapshot(comments: 1, code: 3).held(by: settings)
        #expect(held.figures == ["App": ["lines.code": Figure(3)]])
        #expect(held.files.keys.sorted() == ["App/A.swift"])
        #expect(held.edges.isEmpty)
    }

    @Test("A tolerance for a figure that there is not says what there is")
    func unknownTolerance() {
        let tolerance = GateSettings.Tolerance(pattern: "lines.cod", absolute: 1, relative: nil, place: place)
        let error = #expect(throws: GateError.self) {
            try verdict(on: ["lines.code": 1], against: nil, tolerances: [tolerance])
        }
        #expect(
            error?.description == ".catwalk.yml:7:5: gate.tolerance: No figure is called \"lines.cod\". "
                + "After lines there are code."
        )
    }

    @Test("An unknown architecture is answered with those that there are")
    func unknownOwner() {
        let tolerance = GateSettings.Tolerance(pattern: "Ap.lines.code", absolute: 1, relative: nil, place: place)
        let error = #expect(throws: GateError.self) {
            try verdict(on: ["lines.code": 1, "files": 1], against: nil, tolerances: [tolerance])
        }
        #expect(
            error?.description.hasSuffix("Did you mean \"App\"? Names start with files, lines, or with one of App.")
                == true
        )
        let ofOwner = GateSettings.Tolerance(pattern: "App.lines.cod", absolute: 1, relative: nil, place: place)
        let other = #expect(throws: GateError.self) {
            try verdict(on: ["lines.code": 1], against: nil, tolerances: [ofOwner])
        }
        #expect(other?.description.hasSuffix("After App.lines there are code.") == true)
        let budget = GateSettings.Budget(condition: "Ap.files < 3", place: place)
        let unknown = #expect(throws: GateError.self) { try verdict(on: budget) }
        #expect(unknown?.description.contains("Did you mean \"App\"? Put one before it (App), ") == true)
    }

    @Test("A budget on what no check measures can't be judged, and that is an error with the figure's name")
    func unmeasured() {
        let budget = GateSettings.Budget(condition: "App.coverage.all.lines.share >= 0.8", place: place)
        let error = #expect(throws: GateError.self) { try verdict(on: budget) }
        #expect(
            error?.description.hasPrefix(
                ".catwalk.yml:7:5: gate.tolerance: The budget App.coverage.all.lines.share >= 0.8 can't be judged, because "
                    + "this was not measured: App.coverage.all.lines.share. A check runs no test"
            ) == true
        )
        // One side that decides is enough.
        let decided = GateSettings.Budget(condition: "App.files < 9 || App.coverage.all.lines.share > 0", place: place)
        #expect(throws: Never.self) { try verdict(on: decided) }
    }

    @Test("Of a file, only what held figures count is told")
    func heldParts() throws {
        func snapshot(code: Int, cyclomatic: Int) -> Snapshot {
            let lines = LineCounts(code: code, comment: 0, blank: 0, logical: code)
            let file = FileSnapshot(owner: "App", lines: lines, cyclomatic: cyclomatic, cognitive: 0)
            return Snapshot(
                engine: "index",
                figures: ["App": ["lines.code": Figure(Double(code))]],
                files: ["A.swift": file]
            )
        }
        let verdict = GateVerdict(
            changes: SnapshotChanges(from: snapshot(code: 1, cyclomatic: 1), to: snapshot(code: 2, cyclomatic: 5)),
            tolerances: [],
            budgets: []
        )
        let file = try #require(verdict.files.first)
        #expect(file.before?.lines.code == 1 && file.after?.lines.code == 2)
        #expect(file.before?.cyclomatic == file.after?.cyclomatic)
        #expect(file.before?.lines.logical == file.after?.lines.logical)
    }

    @Test("A tolerance for a figure that has vanished is not unknown: the figure is what fails")
    func vanishedTolerance() throws {
        let tolerance = GateSettings.Tolerance(pattern: "lines.old", absolute: 1, relative: nil, place: place)
        let verdict = try verdict(on: ["files": 1], against: ["files": 1, "lines.old": 3], tolerances: [tolerance])
        #expect(verdict.failing.count == 1)
    }

    @Test("A budget that does not hold comes with the figures that it is about, one that cannot be told is broken, too")
    func budgets() throws {
        let conditions = ["App.files < 9", "App.files < 2", "max(files) < 2", "App.ratio < 2"]
        let budgets = conditions.map { GateSettings.Budget(condition: $0, place: place) }
        let figures = try ReportFigures(of: Report(name: "App", baseline: "App", shared: [], architectures: [.app]))
            .adding(.figure(2), of: "App", at: ["files"]).adding(.figure(nil), of: "App", at: ["ratio"])
        let settings = GateSettings(budgets: budgets)
        let verdict = try GateVerdict(on: .empty, against: nil, settings: settings, figures: figures)
        #expect(verdict.isBroken)
        #expect(verdict.budgets.map(\.budget.condition) == ["App.files < 2", "max(files) < 2", "App.ratio < 2"])
        #expect(verdict.budgets.map { $0.figures.map(\.name) } == [["App.files"], ["App.files"], ["App.ratio"]])
        #expect(verdict.budgets.map { $0.figures.map(\.value) } == [[2], [2], [nil]])
        #expect(verdict.budgets.map(\.isUndefined) == [false, false, true])
    }

    @Test("Without accepted figures nothing has changed")
    func withoutBaseline() throws {
        let verdict = try verdict(on: ["files": 1], against: nil)
        #expect(verdict.changes == nil)
        #expect(!verdict.isBroken)
    }

    private func verdict(on budget: GateSettings.Budget) throws -> GateVerdict {
        let report = Report(name: "App", baseline: "App", shared: [], architectures: [.app])
        let settings = GateSettings(budgets: [budget])
        return try GateVerdict(on: .empty, against: nil, settings: settings, figures: ReportFigures(of: report))
    }

    private func verdict(
        on current: [String: Double?],
        against accepted: [String: Double?]?,
        tolerances: [GateSettings.Tolerance] = [],
        exact: [GateSettings.Exactness]? = nil
    ) throws -> GateVerdict {
        let exact = exact ?? [GateSettings.Exactness(pattern: "*", place: place)]
        func snapshot(_ figures: [String: Double?]) -> Snapshot {
            Snapshot(engine: "index", figures: ["App": figures.mapValues { Figure($0) }], files: [:])
        }
        let report = Report(name: "App", baseline: "App", shared: [], architectures: [])
        return try GateVerdict(
            on: snapshot(current),
            against: accepted.map(snapshot),
            settings: GateSettings(tolerances: tolerances, exact: exact),
            figures: ReportFigures(of: report)
        )
    }
}

extension Snapshot {
    fileprivate static var empty: Snapshot { Snapshot(engine: "index", figures: [:], files: [:]) }
}

extension ArchitectureResult {
    /// An architecture without any code.
    fileprivate static var app: ArchitectureResult {
        let martin = GroupMartin(
            name: "App",
            nodes: 0,
            protocols: 0,
            afferent: 0,
            efferent: 0,
            instability: Figure(nil),
            abstractness: Figure(nil),
            distance: Figure(nil)
        )
        let graph = GraphFigures(
            nodes: 0,
            edges: 0,
            toProtocols: 0,
            cycles: GraphFigures.Cycles(count: 0, nodes: 0),
            ccd: 0,
            acd: Figure(nil),
            nccd: Figure(nil),
            propagationCost: Figure(nil),
            matrix: [],
            sceneMatrix: [],
            martin: MartinTable(whole: martin, roles: [], scenes: [])
        )
        return .measured(
            ArchitectureFigures(
                name: "App",
                files: 0,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureCoupling(engine: .index, declared: graph, resolved: graph)
            )
        )
    }
}
