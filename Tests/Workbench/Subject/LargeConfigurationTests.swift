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

    @Test(
        "an anchor is refused at its place, before it can stand for more than memory holds",
        arguments: [
            ("r: &r [y]\n  s: *r", "8:6"), ("r: &r !!seq [y]", "8:6"), ("r: {&q:*l0 }", "8:7"), ("&r : y", "8:3"),
            ("r: {'a':&b c}", "8:11"), ("r: [?&b c]", "8:8"), ("r: {x,&b y}", "8:9"),
            // As keys, these would keep the parser busy for ever.
            ("? &a0 [y]\n  : x\n" + (1...40).map { "  ? &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(), "8:5"),
        ]
    )
    func anchor(roles: String, place: String) throws {
        #expect(
            try SampleDirectory.problem(in: SampleDirectory.configuration + "roles:\n  " + roles + "\n")
                == ".catwalk.yml:\(place): This & may begin an anchor, and anchors are not read. Write the value out "
                + "wherever it is meant. If it is part of a text, put a space behind it."
        )
    }

    @Test(
        "a line that ends unseen is refused, for a key could hide behind it",
        arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\r"]
    )
    func hiddenLineBreak(_ character: String) throws {
        let text = SampleDirectory.configuration + "# No rules yet.\(character)rules: []\r\n"
        #expect(
            try SampleDirectory.problem(in: text)?.hasPrefix(
                ".catwalk.yml:7:16: This line ends here, and most editors show"
            ) == true
        )
    }

    @Test("an alias is refused at its place", arguments: [("r: *nothing", "8:6"), ("r: [a, *b]", "8:10")])
    func alias(roles: String, place: String) throws {
        #expect(
            try SampleDirectory.problem(in: SampleDirectory.configuration + "roles:\n  " + roles + "\n")
                == ".catwalk.yml:\(place): This is an alias, because it begins with *. Write out what it repeats. If it is a "
                + "text, put it in quotation marks."
        )
    }

    @Test(
        "what is held against all of the code is limited, at its place",
        arguments: [
            ("roles: {A: [", "a, ", "], B: b}", "7:8: roles: There are more than 1000 patterns"),
            ("rules: [", "{}, ", "]", "7:8: rules: There are more than 100 rules"),
            (
                "rules: [{name: a, layers: {mayUse: {", "'a#*': [], ", "}}}]",
                "7:8: rules: There are more than 1000 patterns with * in all rules"
            ),
            ("gate: {tolerance: {", "a#: 1, ", "}}", "7:19: gate.tolerance: There are more than 1000 tolerances"),
            ("gate: {tolerance: {", "a#*: 1, ", "}}", "7:19: gate.tolerance: There are more than 100 patterns with *"),
            ("gate: {exact: [", "a#*, ", "]}", "7:15: gate.exact: There are more than 100 patterns with *"),
        ]
    )
    func tooMany(start: String, piece: String, end: String, problem: String) throws {
        let limit = problem.contains(" 1000 ") ? 1000 : 100
        let pieces = (0...limit).map { piece.replacing("#", with: "\($0)") }.joined()
        #expect(
            try SampleDirectory.problem(in: SampleDirectory.configuration + start + pieces + end + "\n")
                == ".catwalk.yml:\(problem) here. Use fewer: each is held against all of the code."
        )
    }

    @Test(
        "all formulas of the claims are held against all of the code, so they are limited together, at the list's place"
    )
    func tooManyFormulas() throws {
        func claims(_ count: Int) -> String {
            let measures = String(repeating: "{title: t, formula: MVC.lines.code}, ", count: 24)
            let lines = (0..<count).map { "- {id: C\($0), claim: c, holds: 1 < 2, measures: [\(measures)]}\n" }
            return "claims:\n" + lines.joined()
        }
        let configuration = SampleDirectory.configuration + "claims: claims.yml\n"
        try SampleDirectory.with(configuration) { sample in
            try sample.write(claims(10), to: "claims.yml")
            #expect(try Subject.load(from: sample.root).claims.claims.count == 10)
            try sample.write(claims(11), to: "claims.yml")
            #expect { try Subject.load(from: sample.root) } throws: {
                "\($0)"
                    == "claims.yml:2:1: claims: There are more than 500 formulas here. Use fewer: each is held against all of "
                    + "the code."
            }
        }
    }

    @Test("an ampersand after a letter or a quotation mark, or before a space, is text")
    func ampersands() throws {
        let roles = "roles:\n  View: ['*View', 'a & b']\n  R&D: [R&D, R!D]\n  R!D: [x]\n  \"&lt;\": ['&b']\n"
        try SampleDirectory.with(SampleDirectory.configuration + roles) { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.roles.map(\.name) == ["View", "R&D", "R!D", "&lt;"])
        }
    }

    @Test("nothing that is let through is an anchor to the parser", arguments: ["['a'&b]", "{'a'&b : c}", "[[a]&b c]"])
    func noAnchor(value: String) throws {
        let problem = try SampleDirectory.problem(in: SampleDirectory.configuration + "roles: \(value)\n")
        #expect(try #require(problem).contains("This is not YAML: "))
    }
}
