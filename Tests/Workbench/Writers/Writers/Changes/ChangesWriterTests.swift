import Lines
import Report
import Testing

@testable import Writers

struct ChangesWriterTests {
    private let changes: SnapshotChanges

    private static let plainMeasures = Measure.all.filter { $0.address.wholeMatch(of: /[A-Za-z.]+/) != nil }

    init() {
        let before = Snapshot(
            engine: "index",
            figures: [
                "App": [
                    "files": Figure(2), "lines.code": Figure(10), "roles.View.lines.code": Figure(4),
                    "coverage.all.regions.share": Figure(0.5), "lines.blank": Figure(7), "same": Figure(1),
                ]
            ],
            files: ["A.swift": .sample(code: 3), "B|C.swift": .sample(code: 7, uses: ["B": ["App.A"]])]
        )
        let after = Snapshot(
            engine: "index",
            figures: [
                "App": [
                    "files": Figure(1), "lines.code": Figure(13), "roles.View.lines.code": Figure(nil),
                    "coverage.all.regions.share": Figure(0.625), "lines.blank": Figure(8), "same": Figure(1),
                ]
            ],
            files: ["A.swift": .sample(code: 13)]
        )
        changes = SnapshotChanges(from: before, to: after)
    }

    @Test("Files are named from where the reader stands")
    func folder() {
        let writer = ChangesWriter(changes: changes, before: "one", after: "two", in: ReaderFolder("apps/ios"))
        #expect(writer.markdown.contains("- apps/ios/A.swift: code lines"))
        #expect(writer.text.description.contains("(apps/ios/B|C.swift)"))
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
                .contains("Propagation cost, declared 43.2 % → 50.0 % +6.8 points")
        )
    }

    @Test(
        "A figure has the digits that the catalogue gives it, and more if the change is smaller",
        arguments: [
            (2.667, 2.571, "Overhead 2.67 → 2.57 −0.10"), (2.667, 2.666, "Overhead 2.667 → 2.666 −0.001"),
            (2, 2.5, "Overhead 2.00 → 2.50 +0.50"), (1.006, 1.014, "Overhead 1.006 → 1.014 +0.01"),
            (123.456, 123.459, "Overhead 123.456 → 123.459 +0.003"),
        ]
    )
    func digits(before: Double, after: Double, line: String) {
        func snapshot(_ overhead: Double) -> Snapshot {
            Snapshot(engine: "index", figures: ["App": ["overhead": Figure(overhead)]], files: [:])
        }
        let changes = SnapshotChanges(from: snapshot(before), to: snapshot(after))
        #expect(ChangesWriter(changes: changes, before: "old", after: "new").text.description.contains(line))
    }

    @Test("Each measure that the catalogue has at one place is told by its title", arguments: plainMeasures)
    func catalogue(_ measure: Measure) {
        func text(_ value: Double) -> String {
            let figures = [measure.address + (measure.format == .share ? ".share" : ""): Figure(value)]
            let before = Snapshot(
                engine: "index",
                figures: ["App": figures.mapValues { _ in Figure(0.25) }],
                files: [:]
            )
            let after = Snapshot(engine: "index", figures: ["App": figures], files: [:])
            let changes = SnapshotChanges(from: before, to: after)
            return ChangesWriter(changes: changes, before: "old", after: "new").text.description
        }
        #expect(text(0.75).contains("\n  \(measure.fullTitle.en) "))
    }

    @Test("What is used now and what is no longer used is told with its file, whichever it is")
    func edges() {
        let bare = Snapshot(engine: "index", figures: [:], files: ["A.swift": .sample(code: 3)])
        let using = Snapshot(
            engine: "index",
            figures: [:],
            files: ["A.swift": .sample(code: 3, uses: ["A": ["App.B"]])]
        )
        func text(from before: Snapshot, to after: Snapshot) -> String {
            ChangesWriter(changes: SnapshotChanges(from: before, to: after), before: "old", after: "new").text
                .description
        }
        #expect(text(from: bare, to: using).contains("\n  App.A now uses App.B (A.swift)\n"))
        #expect(text(from: using, to: bare).contains("\n  App.A no longer uses App.B (A.swift)\n"))
        #expect(!text(from: using, to: using).contains("uses"))
    }

    @Test("That coupling was found in two ways is said if it was", arguments: ["index", "syntax"])
    func engines(engine: String) {
        func snapshot(_ engine: String) -> Snapshot {
            Snapshot(engine: engine, figures: ["App": ["files": Figure(1), "lines.code": Figure(2)]], files: [:])
        }
        let changes = SnapshotChanges(from: snapshot(engine), to: snapshot("index"))
        let text = ChangesWriter(changes: changes, before: "old", after: "new").text.description
        let coupling = engine == "index" ? "" : " Coupling was found in two ways and is left out."
        #expect(text.hasSuffix("\nUnchanged: 2 figures, 0 files.\(coupling)\n"))
    }

    @Test("Of many files the first fifty are listed, and how many there are besides", arguments: [50, 52, 60])
    func many(count: Int) {
        let files = (100..<100 + count).map { ("F\($0).swift", FileSnapshot.sample(code: 1)) }
        let nothing = Snapshot(engine: "index", figures: [:], files: [:])
        let some = Snapshot(engine: "index", figures: [:], files: Dictionary(uniqueKeysWithValues: files))
        let changes = SnapshotChanges(from: nothing, to: some)
        let text = ChangesWriter(changes: changes, before: "old", after: "new").text.description
        #expect(text.contains("\n  F149.swift: new file with 1 code line\n"))
        #expect(!text.contains("F150.swift"))
        let rest = "  … and \(count - 50) more files; --format json has all\n"
        #expect(text.contains(rest) == (count > 50))
    }

    @Test("For a terminal, figures stand by what they are of, in columns, then files and edges, then what stayed")
    func text() {
        #expect(
            ChangesWriter(changes: changes, before: "old", after: "new").text == """
                old → new

                App
                  Files                  2 →      1           −1
                  Code lines            10 →     13           +3
                  Regions, any test 50.0 % → 62.5 % +12.5 points

                App, role View
                  Code lines 4 → undefined

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
                | App | Files | 2 | 1 | −1 |
                | App | Code lines | 10 | 13 | +3 |
                | App | Regions, any test | 50.0 % | 62.5 % | +12.5 points |
                | App, role View | Code lines | 4 | undefined |  |

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
        #expect(json.contains("\"name\" : \"lines.blank\""))
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
