import Files
import Foundation
import Testing

@testable import Subject

@Suite("Subject errors")
struct SubjectErrorTests {
    @Test("Without a configuration, the error says what to write")
    func noConfiguration() throws {
        let problem = try #require(try SampleDirectory.problem(in: nil))

        #expect(problem.hasPrefix("There is no .catwalk.yml in "))
        #expect(
            problem.contains(", so nothing says what to measure. Give the directory that has one, let catwalk init")
        )
        #expect(problem.contains("\nbaseline: MVC                  # the architecture that ratios are taken against\n"))
    }

    @Test("What the error says to write can be read")
    func exampleIsRight() throws {
        let problem = try #require(try SampleDirectory.problem(in: nil))
        let example = try #require(problem.components(separatedBy: "like this:\n\n").last)
        let files = ["Sources/Model", "Sources/Scenarios", "Sources/MVC", "Tests/MVC", "Sources/MVP", "Tests/MVP"]

        #expect(try SampleDirectory.problem(in: example, files: files.map { $0 + "/A.swift" }) == nil)
    }

    @Test("A configuration that is a directory cannot be read")
    func unreadable() throws {
        let problem = try SampleDirectory.problem(in: nil, files: [".catwalk.yml/A.swift"])

        #expect(try #require(problem).contains("/.catwalk.yml is not a regular file. "))
    }

    @Test("A configuration that no person wrote is not read")
    func tooLarge() throws {
        let problem = try SampleDirectory.problem(in: String(repeating: "#\n", count: 1 << 20))

        #expect(try #require(problem).contains("/.catwalk.yml is larger than 1 MiB, "))
    }

    @Test("Every mistake is told with its line, column and key", arguments: ConfigurationMistake.all)
    func mistakes(mistake: ConfigurationMistake) throws {
        #expect(try SampleDirectory.problem(in: mistake.configuration) == mistake.message)
    }

    @Test("A configuration that is a link is refused by name, and nothing of what it leads to is told")
    func linkedConfiguration() throws {
        try SampleDirectory.with("secret: word") { outside in
            try SampleDirectory.with(nil) { sample in
                try sample.link(".catwalk.yml", to: outside.root.path + "/.catwalk.yml")
                let fault = FileFault.link(path: sample.root.appending(path: ".catwalk.yml").path)

                #expect(throws: SubjectError.file(fault)) { try Subject.load(from: sample.root) }
            }
        }
    }

    @Test("A byte order mark before the first line says nothing, and is no mistake")
    func mark() throws {
        #expect(try SampleDirectory.problem(in: "\u{FEFF}" + SampleDirectory.configuration) == nil)
    }

    @Test(
        "Bytes that are no UTF-8 are told with line and column",
        arguments: [
            ([0xFF, 0xFE, 0x6E, 0x00], ".catwalk.yml:1:1: This is UTF-16 or UTF-32. Save it as UTF-8."),
            ([0x6E, 0x00, 0x61, 0x00], ".catwalk.yml:1:1: This is UTF-16 or UTF-32. Save it as UTF-8."),
            (
                Array("name: Cats\nbase".utf8) + [0xE9],
                ".catwalk.yml:2:5: Here stands a byte that is not UTF-8. Save the file as UTF-8."
            ),
        ] as [([UInt8], String)]
    )
    func encodings(_ bytes: [UInt8], _ message: String) throws {
        try SampleDirectory.with(nil) { sample in
            try Data(bytes).write(to: sample.root.appending(path: ".catwalk.yml"))
            let error = try #require(throws: SubjectError.self) { try Subject.load(from: sample.root) }

            #expect(error.description == message)
        }
    }

    @Test("A directory that is a link to the root itself is refused")
    func linkToRoot() throws {
        try SampleDirectory.with(files: ["Sources/A.swift"]) { sample in
            try sample.link("Sources/MVC", to: "..")
            let place = ConfigurationPlace(line: 5, column: 14, key: "architectures[0].sources")

            #expect(throws: SubjectError.outsideRoot(at: place, path: "Sources/MVC")) {
                try Subject.load(from: sample.root)
            }
        }
    }

    @Test("A directory that is a link out of the root is refused")
    func linkOutside() throws {
        try SampleDirectory.with { outside in
            try SampleDirectory.with(files: ["Sources/A.swift"]) { sample in
                try sample.link("Sources/MVC", to: outside.root.path)
                let place = ConfigurationPlace(line: 5, column: 14, key: "architectures[0].sources")

                #expect(throws: SubjectError.outsideRoot(at: place, path: "Sources/MVC")) {
                    try Subject.load(from: sample.root)
                }
            }
        }
    }

    @Test("An architecture may lie in a layer's directory, and neither a layer nor tests may lie in another's")
    func nested() throws {
        let files = ["App/A.swift", "App/MVC/B.swift", "App/MVC/Kit/C.swift"]
        func configuration(_ rest: String) -> String { "name: Cats\nbaseline: MVC\n\(rest)\n" }
        let good = configuration("shared: [App]\narchitectures: [{name: MVC, sources: App/MVC}]")
        #expect(try SampleDirectory.problem(in: good, files: files) == nil)
        for rest in [
            "shared: [App, App/MVC/Kit]\narchitectures: [{name: MVC, sources: App/MVC}]",
            "shared: [App/MVC/Kit]\narchitectures: [{name: MVC, sources: App/MVC}]",
            "shared: [App]\narchitectures: [{name: MVC, sources: App/MVC, tests: App/MVC/Kit}]",
            "support: [App]\narchitectures: [{name: MVC, sources: App/MVC}]",
        ] {
            let problem = try SampleDirectory.problem(in: configuration(rest), files: files)
            #expect(problem?.contains("overlap, so files would be counted twice") == true, "\(rest)")
        }
    }

    @Test("Two paths that a link makes the same directory overlap")
    func linkedOverlap() throws {
        let configuration = SampleDirectory.configuration + "shared: [Sources/Other]\n"
        try SampleDirectory.with(configuration) { sample in
            try sample.link("Sources/Other", to: "MVC")
            let place = ConfigurationPlace(line: 5, column: 14, key: "architectures[0].sources")

            #expect(throws: SubjectError.overlap(at: place, path: "Sources/MVC", other: "Sources/Other")) {
                try Subject.load(from: sample.root)
            }
        }
    }
}
