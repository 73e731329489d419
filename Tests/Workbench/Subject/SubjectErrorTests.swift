import Foundation
import Subject
import Testing

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

        #expect(try #require(problem).hasPrefix(".catwalk.yml in "))
        #expect(try #require(problem).contains(" could not be read: it is no regular file. Check that"))
    }

    @Test("A configuration that no person wrote is not read")
    func tooLarge() throws {
        let problem = try SampleDirectory.problem(in: String(repeating: "#\n", count: 1 << 20))

        #expect(try #require(problem).contains(" could not be read: it is larger than 1 MiB, "))
    }

    @Test("Every mistake is told with its line, column and key", arguments: ConfigurationMistake.all)
    func mistakes(mistake: ConfigurationMistake) throws {
        #expect(try SampleDirectory.problem(in: mistake.configuration) == mistake.message)
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
