import Lines
import Report
import Testing

@testable import Writers

struct ChangesWriterTests {
    private let changes: SnapshotChanges

    init() {
        let before = Snapshot(
            engine: "index",
            figures: [
                "App": [
                    "files": Figure(2), "lines.code": Figure(10), "roles.View.lines.code": Figure(4),
                    "coverage.all.regions.share": Figure(0.5), "lines.logical": Figure(7), "same": Figure(1),
                ]
            ],
            files: ["A.swift": .sample(code: 3), "B|C.swift": .sample(code: 7, uses: ["B": ["App.A"]])]
        )
        let after = Snapshot(
            engine: "index",
            figures: [
                "App": [
                    "files": Figure(1), "lines.code": Figure(13), "roles.View.lines.code": Figure(nil),
                    "coverage.all.regions.share": Figure(0.625), "lines.logical": Figure(8), "same": Figure(1),
                ]
            ],
            files: ["A.swift": .sample(code: 13)]
        )
        changes = SnapshotChanges(from: before, to: after)
    }

    @Test("A share is told in percent, whatever its figure is called")
    func shares() {
        func snapshot(_ cost: Double) -> Snapshot {
            let figures = ["coupling.declared.propagationCost": Figure(cost)]
            return Snapshot(engine: "index", figures: ["App": figures], files: [:])
        }
        let changes = SnapshotChanges(from: snapshot(0.4321), to: snapshot(0.5))
        #expect(
            ChangesWriter(changes: changes, before: "old", after: "new").text.description
                .contains("propagation cost, declared 43.2 % → 50.0 % +6.8 points")
        )
    }

    @Test("For a terminal, figures stand by what they are of, in columns, then files and edges, then what stayed")
    func text() {
        #expect(
            ChangesWriter(changes: changes, before: "old", after: "new").text == """
                old → new

                App
                  files                2 →      1           −1
                  code lines          10 →     13           +3
                  regions covered 50.0 % → 62.5 % +12.5 points

                App, role View
                  code lines 4 → undefined

                Files
                  A.swift: code lines 3 → 13 (+10)
                  B|C.swift: the file is gone, with 7 code lines

                Edges
                  App.B no longer uses App.A (B|C.swift)

                Unchanged: 1 figure, 0 files. Not told here: 1 changed figure; --format json has all.

                """
        )
    }

    @Test("For GitHub, figures are a table, and no name breaks it")
    func markdown() {
        #expect(
            ChangesWriter(changes: changes, before: "old", after: "new").markdown == """
                ## old → new

                | of | figure | old | new | difference |
                | --- | --- | ---: | ---: | ---: |
                | App | files | 2 | 1 | −1 |
                | App | code lines | 10 | 13 | +3 |
                | App | regions covered | 50.0 % | 62.5 % | +12.5 points |
                | App, role View | code lines | 4 | undefined |  |

                ### Files

                - A.swift: code lines 3 → 13 (+10)
                - B\\|C.swift: the file is gone, with 7 code lines

                ### Edges

                - App.B no longer uses App.A (B\\|C.swift)

                Unchanged: 1 figure, 0 files. Not told here: 1 changed figure; --format json has all.

                """
        )
    }

    @Test("For programs, every figure is there, undefined ones as null")
    func json() throws {
        let json = try ChangesWriter(changes: changes, before: "old", after: "new").json()
        #expect(
            json.contains(
                """
                    {
                      "after" : null,
                      "before" : 4,
                      "name" : "roles.View.lines.code",
                      "of" : "App"
                    }
                """
            )
        )
        #expect(json.contains("\"name\" : \"lines.logical\""))
        #expect(json.hasSuffix("}\n"))
    }

    @Test("Nothing that has changed is said in a word, and nothing in a name acts on a terminal")
    func nothing() {
        let nothing = Snapshot(engine: "", figures: [:], files: [:])
        let text = ChangesWriter(
            changes: SnapshotChanges(from: nothing, to: nothing),
            before: "\u{1B}[2Jold",
            after: "new"
        ).text
        #expect(
            text == "\\u{1B}[2Jold → new: nothing that is measured has changed\n\nUnchanged: 0 figures, 0 files.\n"
        )
    }
}

extension FileSnapshot {
    fileprivate static func sample(code: Int, uses: [String: [String]]? = nil) -> FileSnapshot {
        FileSnapshot(
            owner: "App",
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 1),
            cyclomatic: 1,
            cognitive: 0,
            uses: uses
        )
    }
}
