import Foundation
import Subject
import Testing

/// What only a machine, or somebody who means no good, writes into a configuration.
struct LargeConfigurationTests {
    @Test("60 000 scenes are all read, and a file's scene is found among them")
    func scenes() throws {
        let names = (0..<60_000).map { "s\($0)" }
        try SampleDirectory.with(SampleDirectory.configuration + "scenes: [\(names.joined(separator: ", "))]\n") {
            sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.scenes == names)
            #expect(subject.scene(ofFile: "Sources/MVC/s59999/A.swift") == "s59999")
        }
    }

    @Test("an expression that could be tried for ever is refused, at its place")
    func expression() throws {
        let text = SampleDirectory.configuration.replacing("ScenarioTests", with: "'(a+)+$'")
        #expect(
            try SampleDirectory.problem(in: text)
                == ".catwalk.yml:6:12: scenarios: \"(a+)+$\" could be tried for ever on some names: it repeats without limit "
                + "what has a choice or a repetition in it. Repeat plain text only."
        )
    }

    @Test("aliases that would make the file longer than it is are refused, at what they repeat")
    func aliases() throws {
        let laughs = (1...9).map { "  r\($0): &r\($0) [\(String(repeating: "*r\($0 - 1), ", count: 9))x]\n" }.joined()
        let problem = try SampleDirectory.problem(
            in: SampleDirectory.configuration + "roles:\n  r0: &r0 [y]\n" + laughs
        )
        let sentence = "Aliases repeat this so often that the file would be longer than its own text."
        #expect(problem?.contains(sentence) == true)
        #expect(problem?.hasPrefix(".catwalk.yml:") == true)
    }

    @Test("an alias may say again what was said before")
    func modestAliases() throws {
        let roles = "roles:\n  View: &all ['*View', '*Controller']\n  Other: *all\n"
        try SampleDirectory.with(SampleDirectory.configuration + roles) { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.roles.map(\.patterns.count) == [2, 2])
        }
    }
}
