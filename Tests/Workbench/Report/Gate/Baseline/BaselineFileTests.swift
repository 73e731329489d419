import Files
import Foundation
import Lines
import Report
import TestFolder
import Testing

@testable import Rules

struct BaselineFileTests {
    private let breaches = [
        BreachKey(rule: "b", from: "App.Z", to: "Model.A"), BreachKey(rule: "a", from: "App.Z", to: "Model.B"),
        BreachKey(rule: "a", from: "App.Y", to: "Model.C"), BreachKey(rule: "a", from: "App.Z", to: "Model.A"),
    ]

    @Test("What is written is read back")
    func roundTrip() throws {
        let folder = try TestFolder()
        let file = BaselineFile(in: folder.url)
        try file.write(Baseline(accepting: breaches))
        #expect(try file.read() == Baseline(accepting: breaches))
        #expect(try folder.names() == [".catwalk-baseline.json"])
    }

    @Test("Figures are read back as they were, those that are not defined as null")
    func figures() throws {
        let folder = try TestFolder()
        let lines = LineCounts(code: 2, comment: 0, blank: 1, logical: 1)
        let snapshot = Snapshot(
            engine: "index",
            figures: ["App": ["lines.code": Figure(2), "coupling.nccd": Figure(nil), "share": Figure(0.333333333)]],
            files: ["A.swift": FileSnapshot(owner: "App", lines: lines, cyclomatic: 1, cognitive: 0, tests: ["a()"])]
        )
        let file = BaselineFile(in: folder.url)
        let baseline = Baseline(accepting: breaches, snapshot: snapshot, environment: "Swift 6.3, x86_64, Debian")
        try file.write(baseline)
        #expect(try file.read() == baseline)
        try file.write(Baseline(accepting: breaches, snapshot: snapshot))
        #expect(try file.read().environment == nil)
        #expect(
            try folder.text(of: ".catwalk-baseline.json").contains(
                """
                    "App" : {
                      "coupling.nccd" : null,
                      "lines.code" : 2,
                      "share" : 0.333333333
                    }
                """
            )
        )
    }

    @Test("A link in the file's place is refused by name, and what it leads to stays as it is")
    func link() throws {
        let folder = try TestFolder()
        let target = try folder.write("", to: "elsewhere/baseline.json")
        let file = BaselineFile(in: folder.url)
        try FileManager.default.createSymbolicLink(at: file.location, withDestinationURL: target)
        #expect(throws: BaselineError.file(.link(path: file.location.path))) {
            try file.write(Baseline(accepting: breaches))
        }
        #expect(throws: BaselineError.unusable(.file(.link(path: file.location.path)))) { try file.read() }
        #expect(try folder.text(of: "elsewhere/baseline.json").isEmpty)
    }

    @Test("Breaches stand in the order of rule, from and to, each once, whatever order they come in")
    func sorted() {
        let baseline = Baseline(accepting: breaches + breaches.reversed())
        #expect(
            baseline.acceptedBreaches.map(\.description) == [
                "a: App.Y uses Model.C", "a: App.Z uses Model.A", "a: App.Z uses Model.B", "b: App.Z uses Model.A",
            ]
        )
    }

    @Test("The file has its keys in order and ends with a line end, so that a change shows as no more than it is")
    func text() throws {
        let folder = try TestFolder()
        try BaselineFile(in: folder.url).write(Baseline(accepting: breaches.prefix(1)))
        #expect(
            try folder.text(of: ".catwalk-baseline.json") == """
                {
                  "acceptedBreaches" : [
                    {
                      "from" : "App.Z",
                      "rule" : "b",
                      "to" : "Model.A"
                    }
                  ],
                  "schemaVersion" : 1
                }

                """
        )
    }

    @Test("Without a file nothing is accepted")
    func missing() throws {
        #expect(try BaselineFile(in: TestFolder().url).read() == Baseline())
    }

    @Test(
        "A file that is no baseline is refused, with the key and what is wrong there",
        arguments: [
            ("", "", "It is cut short: the text ends in line 1, column 1."),
            ("{\"schemaVersion\": 1", "", "It is cut short: the text ends in line 1, column 20."),
            ("[]", "", "An object is expected there."),
            ("{\"acceptedBreaches\": []}", "schemaVersion", "This key is missing."),
            ("{\"schemaVersion\": \"1\"}", "schemaVersion", "A whole number is expected there."),
            ("{\"schemaVersion\": null}", "schemaVersion", "There is no value."),
            ("{\"schemaVersion\": 3}", "schemaVersion", "It is 3, and this catwalk knows 1 and 2."),
            ("{\"schemaVersion\": 2, \"acceptedBreaches\": []}", "engine", "This key is missing."),
            (
                "{\"schemaVersion\": 2, \"acceptedBreaches\": [], \"engine\": \"synatx\", \"figures\": {}, \"files\": {}}",
                "engine", "There is no such engine: write index or syntax."
            ),
            ("{\"schemaVersion\": 1}", "acceptedBreaches", "This key is missing."),
            ("{\"schemaVersion\": 1, \"acceptedBreaches\": {}}", "acceptedBreaches", "A list is expected there."),
            (
                "{\"schemaVersion\": 1, \"acceptedBreaches\": [{\"rule\": \"r\", \"to\": \"T\"}]}",
                "acceptedBreaches[0].from", "This key is missing."
            ),
            (
                "{\"schemaVersion\": 1, \"acceptedBreaches\": [{\"rule\": \"r\", \"from\": 7, \"to\": \"T\"}]}",
                "acceptedBreaches[0].from", "Text is expected there."
            ),
        ]
    )
    func malformed(_ text: String, key: String, reason: String) throws {
        let folder = try TestFolder()
        let path = try folder.write(text, to: Baseline.fileName).path
        let error = try #require(throws: BaselineError.self) { try BaselineFile(in: folder.url).read() }
        #expect(
            error.description
                == "\(path) is not understood\(key.isEmpty ? "" : ", at \(key)"): \(reason) "
                + "Mend it, or write it anew with catwalk check --update."
        )
    }

    @Test("A folder in the file's place can be neither read nor written")
    func folder() throws {
        let folder = try TestFolder()
        try folder.write("", to: "\(Baseline.fileName)/file")
        let file = BaselineFile(in: folder.url)
        let reading = try #require(throws: BaselineError.self) { try file.read() }
        #expect(reading.description.hasPrefix("\(file.location.path) is not a regular file. "))
        let writing = try #require(throws: BaselineError.self) { try file.write(Baseline()) }
        #expect(writing.description.hasPrefix("\(file.location.path) could not be written: "))
    }
}
