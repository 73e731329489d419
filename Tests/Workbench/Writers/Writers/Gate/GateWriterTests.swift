import Lines
import Testing
import Words

@testable import Coupling
@testable import Parsing
@testable import Report
@testable import Rules
@testable import Subject
@testable import Writers

struct GateWriterTests {
    private let edge = EdgeName(owner: "App", from: "LoadView", to: "Model.Photo")

    @Test("Another compiler or platform is named beside figures that moved, the same one is not")
    func environment() {
        #expect(
            GateWriter.environmentNote(accepted: "Swift 6.3, x86_64, Debian", today: "Swift 6.4, arm64, macOS")
                == "The accepted figures were measured with Swift 6.3, x86_64, Debian; today's with Swift 6.4, arm64, macOS. "
                + "That may be why they differ."
        )
        #expect(GateWriter.environmentNote(accepted: "Swift 6.3", today: "Swift 6.3") == nil)
    }

    @Test("A new edge is told with its place, unless a breach tells of it already")
    func newEdge() {
        let verdict = verdict(
            from: snapshot(["coupling.declared.edges": 0], ["A.swift": .sample()]),
            to: snapshot(["coupling.declared.edges": 1], ["A.swift": .sample(uses: ["LoadView": ["Model.Photo"]])])
        )
        let places = [
            edge: Evidence(kind: .uses, file: "A.swift", position: SourcePosition(line: 3, column: 16))
        ]
        let figures =
            ".catwalk-baseline.json: error: App is not as accepted, and nothing is tolerated: "
            + "coupling.declared.edges 0 → 1 (+1); from A.swift"
        #expect(
            writer(verdict, places: places).lines
                == ["A.swift:3:16: error: LoadView uses Model.Photo, which it did not [figures of App]", figures]
        )
        let breach = Violation(
            rule: "r",
            module: "App",
            from: "LoadView",
            to: "Photo",
            matrixRow: nil,
            matrixColumn: nil,
            file: "A.swift",
            position: SourcePosition(line: 3, column: 16),
            key: BreachKey(rule: "r", from: "App.LoadView", to: "Model.Photo"),
            explanation: Sentence("")
        )
        #expect(writer(verdict, breaches: [breach], places: places).lines == [figures])
    }

    @Test("An edge that is gone is told with the file that it was in")
    func goneEdge() {
        let verdict = verdict(
            from: snapshot(["coupling.declared.edges": 1], ["A.swift": .sample(uses: ["LoadView": ["Model.Photo"]])]),
            to: snapshot(["coupling.declared.edges": 0], ["A.swift": .sample()])
        )
        #expect(writer(verdict).lines.first == "A.swift: error: LoadView no longer uses Model.Photo [figures of App]")
    }

    @Test("Files that come and go are told with what is in them, many of them up to a limit")
    func files() {
        let before = snapshot(["files": 1], ["Old.swift": .sample(code: 1, role: "View")])
        let new = (10..<50).map { ("New\($0).swift", FileSnapshot.sample(code: $0)) }
        let after = snapshot(["files": 40], Dictionary(uniqueKeysWithValues: new))
        let lines = writer(verdict(from: before, to: after)).lines
        #expect(lines[0] == "New10.swift: error: new file with 10 code lines [figures of App]")
        #expect(lines[30] == "… and 11 more files")
        #expect(lines.count == 32)
        let gone = writer(verdict(from: before, to: snapshot(["files": 0], [:]))).lines
        #expect(gone[0] == "Old.swift: error: the file is gone, with 1 code line (role View) [figures of App]")
    }

    @Test("What has vanished is an error, what is new a warning, each told by what it has in common")
    func vanished() {
        let verdict = verdict(
            from: snapshot(["files": 1, "roles.View.files": 1, "roles.View.types": 2], [:]),
            to: snapshot(["files": 1, "roles.Panel.files": 1, "roles.Panel.types": 2], [:])
        )
        #expect(
            writer(verdict).lines == [
                ".catwalk-baseline.json: error: App: 2 accepted figures are gone, which nothing tolerates: roles.View",
                ".catwalk-baseline.json: warning: App: 2 figures are new: roles.Panel; take that in with catwalk check --update",
            ]
        )
        #expect(
            writer(verdict).summary == "Figures: 2 not as accepted, 0 within tolerance, 2 new, 1 as accepted. "
                + "If that is meant, accept it with catwalk check --update."
        )
    }

    @Test("Figures of one measure are told as one, with their number, and so are those of several architectures")
    func measures() {
        let roles = (1...7).map { "roles.R\($0)" }
        let old = roles.map { "\($0).files" }
        let new = old + roles.map { "\($0).lines.code" } + ["a", "b", "c", "d", "e"]
        func snapshot(_ names: [String]) -> Snapshot {
            let figures = Dictionary(uniqueKeysWithValues: names.map { ($0, Figure(1)) })
            return Snapshot(engine: "index", figures: ["A": figures, "B": figures], files: [:])
        }
        let (before, after) = (snapshot(old), snapshot(new))
        #expect(
            writer(verdict(from: before, to: after)).lines == [
                ".catwalk-baseline.json: warning: A, B: 24 figures are new: a, b, c, d, e and 1 more; "
                    + "take that in with catwalk check --update"
            ]
        )
        let fewer = snapshot(old + roles.map { "\($0).lines.code" })
        #expect(
            writer(verdict(from: fewer, to: before)).lines == [
                ".catwalk-baseline.json: error: A, B: 14 accepted figures are gone, which nothing tolerates: "
                    + "roles.*.lines (7)"
            ]
        )
    }

    @Test("The files that an architecture's figures follow from stand with them, many of them up to a limit")
    func origins() {
        let before = snapshot(["files": 0], [:])
        let files = (1...5).map { ("F\($0).swift", FileSnapshot.sample()) }
        let after = snapshot(["files": 5], Dictionary(uniqueKeysWithValues: files))
        #expect(
            writer(verdict(from: before, to: after)).lines.last
                == ".catwalk-baseline.json: error: App is not as accepted, and nothing is tolerated: "
                + "files 0 → 5 (+5); from F1.swift, F2.swift, F3.swift and 2 more files"
        )
    }

    @Test("An architecture that is gone, or new, is told as one")
    func owners() {
        let nothing = Snapshot(engine: "index", figures: [:], files: [:])
        let some = snapshot(["files": 1], [:])
        #expect(
            writer(verdict(from: some, to: nothing)).lines
                == [".catwalk-baseline.json: error: there are no figures of App any more"]
        )
        #expect(
            writer(verdict(from: nothing, to: some)).lines == [
                ".catwalk-baseline.json: warning: the figures of App are new; take that in with catwalk check --update"
            ]
        )
    }

    @Test("Figures that differ only in what is rounded away are told in full, undefined ones as such")
    func numbers() {
        let verdict = verdict(
            from: snapshot(["a": 0.33333, "b": nil], [:]),
            to: snapshot(["a": 0.33334, "b": 2], [:])
        )
        #expect(
            writer(verdict).lines == [
                ".catwalk-baseline.json: error: App is not as accepted, and nothing is tolerated: "
                    + "a 0.33333 → 0.33334 (+1e-05), b undefined → 2"
            ]
        )
    }

    @Test(
        "A budget is said not to hold with the figures that it is about, or not to be told if one of them is undefined",
        arguments: [
            ("App.files < 2", [2.0], false, "the budget App.files < 2 does not hold: App.files is 2"),
            ("App.files < 9", [9.5], false, "the budget App.files < 9 does not hold: App.files is 9.5"),
            ("1 > 2", [], false, "the budget 1 > 2 does not hold"),
            ("App.files < 2", [nil], true, "the budget App.files < 2 cannot be told to hold: App.files is undefined"),
        ] as [(String, [Double?], Bool, String)]
    )
    func budgets(condition: String, values: [Double?], isUndefined: Bool, sentence: String) {
        let place = ConfigurationPlace(line: 7, column: 5, key: "gate.budgets[0]")
        let breach = BudgetBreach(
            budget: GateSettings.Budget(condition: condition, place: place),
            figures: values.map { BudgetBreach.Part(name: "App.files", value: $0) },
            isUndefined: isUndefined
        )
        let same = snapshot(["files": 1], [:])
        let verdict = GateVerdict(
            changes: SnapshotChanges(from: same, to: same),
            tolerances: [],
            budgets: [breach]
        )
        #expect(writer(verdict).lines == [".catwalk.yml:7:5: error: \(sentence)"])
        #expect(writer(verdict).summary == "Figures: as accepted.")
    }

    @Test("When the other engine found the references, that is said")
    func engines() {
        let before = Snapshot(engine: "syntax", figures: ["App": ["coupling.declared.edges": Figure(3)]], files: [:])
        let verdict = verdict(from: before, to: snapshot(["coupling.declared.edges": 9], [:]))
        #expect(writer(verdict).lines.isEmpty)
        #expect(
            writer(verdict).summary == "Figures: as accepted. "
                + "The other engine found the references of the baseline, so coupling and what else follows from them was left out."
        )
    }
}

extension GateWriterTests {
    private func snapshot(_ figures: [String: Double?], _ files: [String: FileSnapshot]) -> Snapshot {
        Snapshot(engine: "index", figures: ["App": figures.mapValues { Figure($0) }], files: files)
    }

    private func verdict(from before: Snapshot, to after: Snapshot) -> GateVerdict {
        GateVerdict(changes: SnapshotChanges(from: before, to: after), tolerances: [], budgets: [])
    }

    private func writer(
        _ verdict: GateVerdict,
        breaches: [Violation] = [],
        places: [EdgeName: Evidence] = [:]
    ) -> GateWriter {
        GateWriter(verdict: verdict, breaches: breaches, places: places, folder: ReaderFolder("."))
    }
}

extension FileSnapshot {
    fileprivate static func sample(
        code: Int = 1,
        role: String? = nil,
        uses: [String: [String]]? = nil
    ) -> FileSnapshot {
        FileSnapshot(
            owner: "App",
            role: role,
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 1),
            cyclomatic: 1,
            cognitive: 0,
            uses: uses
        )
    }
}
