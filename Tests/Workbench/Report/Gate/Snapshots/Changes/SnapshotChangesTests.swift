import Lines
import Testing

@testable import Report

struct SnapshotChangesTests {
    @Test("Nothing has changed between a snapshot and itself")
    func same() {
        let snapshot = snapshot(["A.swift": .sample(types: ["A"], uses: ["A": ["App.B"]])], figures: ["files": 1])
        let changes = SnapshotChanges(from: snapshot, to: snapshot)
        #expect(changes.isEmpty)
        #expect(changes.sameFigures == 1)
        #expect(changes.sameFiles == 1)
    }

    @Test("A file under another path is the same one when it declares the same, whatever else is like it")
    func moved() {
        let before = snapshot(["a/A.swift": .sample(types: ["A"]), "a/B.swift": .sample(types: ["B"])])
        let after = snapshot(["b/A.swift": .sample(code: 4, types: ["A"]), "b/C.swift": .sample(types: ["C"])])
        let changes = SnapshotChanges(from: before, to: after)
        #expect(changes.files.map(\.path) == ["b/A.swift", "b/C.swift"])
        #expect(changes.files.map(\.oldPath) == ["a/A.swift", "a/B.swift"])
        #expect(changes.files.map(\.newTypes) == [[], ["C"]])
    }

    @Test("A file that is like none that is gone is new, and one that nothing is like is gone")
    func replaced() {
        let before = snapshot(["A.swift": .sample(types: ["A"])])
        let after = snapshot(["B.swift": .sample(code: 4, types: ["B"])])
        let changes = SnapshotChanges(from: before, to: after)
        #expect(changes.files.map(\.path) == ["A.swift", "B.swift"])
        #expect(changes.files.map { $0.before == nil } == [false, true])
        #expect(changes.files.map { $0.after == nil } == [true, false])
        #expect(changes.sameFiles == 0)
    }

    @Test("A file of another owner is another file")
    func otherOwner() {
        let before = snapshot(["A.swift": .sample(types: ["A"])])
        let after = snapshot(["B.swift": .sample(owner: "Other", types: ["A"])])
        #expect(SnapshotChanges(from: before, to: after).files.map(\.oldPath) == [nil, nil])
    }

    @Test("Edges come and go by their names, in whichever file their first place is")
    func edges() {
        let before = snapshot(["A.swift": .sample(uses: ["A": ["App.B", "App.C"]]), "B.swift": .sample()])
        let after = snapshot([
            "A.swift": .sample(uses: ["A": ["App.B"]]), "B.swift": .sample(uses: ["A": ["App.D"]]),
        ])
        let changes = SnapshotChanges(from: before, to: after)
        #expect(
            changes.edges == [
                EdgeChange(edge: EdgeName(owner: "App", from: "A", to: "App.C"), file: "A.swift", isNew: false),
                EdgeChange(edge: EdgeName(owner: "App", from: "A", to: "App.D"), file: "B.swift", isNew: true),
            ]
        )
        #expect(changes.files.isEmpty)
    }

    @Test("The edges of a type that only got another name, from it and to it, are what they were")
    func renamedType() {
        let before = snapshot([
            "A.swift": .sample(types: ["A"], uses: ["A": ["App.B"]]),
            "B.swift": .sample(types: ["B"], uses: ["B": ["App.A"]]),
        ])
        let after = snapshot([
            "Z.swift": .sample(types: ["Z"], uses: ["Z": ["App.B"]]),
            "B.swift": .sample(types: ["B"], uses: ["B": ["App.Z"]]),
        ])
        let changes = SnapshotChanges(from: before, to: after)
        #expect(changes.files.map(\.oldPath) == ["A.swift"])
        #expect(changes.edges.isEmpty)
    }

    @Test("Figures that have gone or come together are told by what they have in common, and by no more")
    func groups() {
        let before = snapshot(
            [:],
            figures: ["roles.A.files": 1, "roles.A.lines.code": 2, "roles.B.files": 1, "lines.old": 1]
        )
        let after = snapshot([:], figures: ["roles.B.files": 1, "lines.code": 1, "scenes.`C D`.files": 1])
        let changes = SnapshotChanges(from: before, to: after)
        #expect(
            changes.gone == [
                FigureGroup(owner: "App", name: "lines.old", count: 1),
                FigureGroup(owner: "App", name: "roles.A", count: 2),
            ]
        )
        #expect(
            changes.new == [
                FigureGroup(owner: "App", name: "lines.code", count: 1),
                FigureGroup(owner: "App", name: "scenes", count: 1),
            ]
        )
    }

    @Test("A whole owner that is gone is one group without a name")
    func goneOwner() {
        let after = Snapshot(engine: "index", figures: [:], files: [:])
        let changes = SnapshotChanges(from: snapshot([:], figures: ["files": 1, "lines.code": 2]), to: after)
        #expect(changes.gone == [FigureGroup(owner: "App", name: nil, count: 2)])
    }

    @Test("An empty cell of a matrix is 0, so that it neither comes nor goes; a matrix that is new is new")
    func matrix() {
        let name = "coupling.declared.matrix.View.Model"
        let other = "coupling.declared.matrix.View.Presenter"
        let changes = SnapshotChanges(
            from: snapshot([:], figures: [other: 1]),
            to: snapshot([:], figures: [other: 1, name: 2])
        )
        #expect(changes.figures == [FigureChange(owner: "App", name: name, kind: .changed(from: 0, to: 2))])
        let measured = SnapshotChanges(
            from: snapshot([:], figures: ["files": 1]),
            to: snapshot([:], figures: [name: 2])
        )
        #expect(measured.new.map(\.name) == ["coupling"])
    }

    @Test("An accepted cell that is 0, which no measured matrix lists, is told as gone")
    func acceptedEmptyCell() {
        let name = "coupling.declared.matrix.View.Nobody"
        let other = "coupling.declared.matrix.View.Presenter"
        let changes = SnapshotChanges(
            from: snapshot([:], figures: [other: 1, name: 0]),
            to: snapshot([:], figures: [other: 1])
        )
        #expect(changes.figures == [FigureChange(owner: "App", name: name, kind: .gone(was: 0))])
    }

    @Test("What was found in two ways is not compared, and the rest is")
    func engines() {
        // Only the index tells who decides and who synchronises.
        let figures = [
            "files": 1.0, "coupling.declared.edges": 3, "types.cbo.sum": 4, "deciding.lines": 5,
            "synchronising.bodies": 1, "mappedRules.inward.breaches": 7,
            "violations.count": 2,
        ]
        let before = snapshot([:], figures: figures, engine: "index")
        let after = snapshot(
            [:],
            figures: [
                "files": 2, "coupling.declared.edges": 1, "types.cbo.sum": 1, "mappedRules.inward.breaches": 3,
                "violations.count": 0,
            ],
            engine: "syntax"
        )
        let changes = SnapshotChanges(from: before, to: after)
        #expect(changes.leavesOutCoupling)
        #expect(changes.figures.map(\.name) == ["files"])
    }

    private func snapshot(
        _ files: [String: FileSnapshot],
        figures: [String: Double] = [:],
        engine: String = "index"
    ) -> Snapshot {
        Snapshot(engine: engine, figures: ["App": figures.mapValues { Figure($0) }], files: files)
    }
}

extension FileSnapshot {
    fileprivate static func sample(
        owner: String = "App",
        code: Int = 3,
        types: [String] = [],
        uses: [String: [String]]? = nil
    ) -> FileSnapshot {
        FileSnapshot(
            owner: owner,
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 1),
            cyclomatic: 1,
            cognitive: 0,
            types: types,
            uses: uses
        )
    }
}
