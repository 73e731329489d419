import Foundation
import TestFolder
import Testing

@testable import Words

struct WordTableTests {
    private let words = WordTable.standard

    @Test("Every text is there in both languages, with the same slots")
    func texts() {
        for (key, text) in words.texts {
            #expect(!text.en.isEmpty && !text.zh.isEmpty, "\(key)")
            #expect(slots(in: text.en) == slots(in: text.zh), "\(key)")
        }
    }

    @Test("Every key that the sources ask for is in the table, and the table has no other one")
    func keys() throws {
        let folder = Repository.url(of: "Sources/Workbench")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let sources = try names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".mustache") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        let asked =
            sources.matches(of: #/(?:\bwords|words\.markdown|said|Sentence)\(\s*"([a-z]+\.[A-Za-z0-9.-]+)"/#)
            .map { String($0.output.1) }
            + sources.matches(of: #/{{>([a-z]+\.[A-Za-z0-9.-]+)}}/#).map { String($0.output.1) }
        for key in Set(asked) { #expect(words.texts[key] != nil, "\(key) is asked for") }

        // A key may have a part that is put in: "verdict.\(verdict)". Lists of keys are strings like any other.
        let literals = Set(sources.matches(of: #/"([a-z]+\.[^"\s]+)"/#).map { String($0.output.1) })
        let patterns = literals.filter { $0.contains("\\(") }.compactMap { literal in
            let pieces = literal.replacing(#/\\\([^)]*\)+/#, with: "*").split(
                separator: "*",
                omittingEmptySubsequences: false
            )
            return try? Regex(
                pieces.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".+")
            )
        }
        let titles = Set(
            sources.matches(of: #/\("([a-z]+)", (?:answer|compared\.answer)/#).map { "\($0.output.1).title" }
        )
        for key in words.texts.keys where !literals.contains(key) && !asked.contains(key) && !titles.contains(key) {
            #expect(patterns.contains { key.wholeMatch(of: $0) != nil }, "Nobody asks for \(key)")
        }
    }

    @Test("Slots are filled once: a value with braces is no slot for another one")
    func values() {
        let text = words("sequence.farthest", ["name": "{{role}}", "role": "View", "distance": "0.50"])
        #expect(text.en == "{{role}}: as declared, farthest from the main sequence at D′ 0.50: View.")
    }

    @Test(
        "Chinese sets no blank before %, in a number and nowhere else",
        arguments: [
            ("43.2 %", "43.2%"), ("−3 %", "−3%"), ("43.2\u{A0}%", "43.2%"), ("5 % more", "5 % more"), ("a %", "a %"),
        ]
    )
    func shares(value: String, chinese: String) {
        let text = words("sequence.farthest", ["name": "A", "role": "View", "distance": Words(value)])
        #expect(text.en.contains("D′ \(value): View"))
        #expect(text.zh.contains(chinese))
        #expect(text.zh.contains(value) == (value == chinese))
    }

    @Test("A key that the table does not have stands for itself, so that it is seen")
    func missing() {
        #expect(words("no.such-key").en == "no.such-key")
    }

    @Test(
        "A sentence is told in each language, its parts too, and its names are listed as the language does",
        arguments: [
            (
                Sentence(
                    "breach.creates",
                    [
                        "from": "Panel (View)", "to": "Coin (Model)",
                        "promise": .sentence(Sentence("promise.create", ["creators": .names(["Till", "App"])])),
                    ]
                ),
                "Panel (View) creates Coin (Model), which only Till, App may create.",
                "Panel (View) 创建 Coin (Model)：只有 Till、App 可以创建。"
            ),
            (
                Sentence("habit.bypassedLayer.finding", ["view": "Panel", "service": "Shop", "helper": "Till"]),
                "Panel calls Shop itself, which Till is there to call.", "Panel 自己调用 Shop，而这本该由 Till 调用。"
            ),
        ]
    )
    func sentences(_ sentence: Sentence, english: String, chinese: String) throws {
        #expect(words(sentence) == Words(en: english, zh: chinese))
        let decoded = try JSONDecoder().decode(Sentence.self, from: JSONEncoder().encode(sentence))
        #expect(decoded == sentence)
    }

    @Test(
        "A sentence of a file is not taken if its key, a part or a slot is unknown",
        arguments: [
            (Sentence("breach.none-such"), false),
            (Sentence("breach.imports-none", ["file": "A.swift"]), false),
            (Sentence("breach.imports-none", ["file": "A.swift", "module": "UIKit"]), true),
            (Sentence("breach.uses", ["from": "A", "to": "B", "promise": .sentence(Sentence("promise.none"))]), false),
        ]
    )
    func known(_ sentence: Sentence, isKnown: Bool) {
        #expect(words.has(sentence) == isKnown)
    }

    @Test("In a made-up language every string is changed, and what fills its slots is not")
    func changed() {
        let changed = words.changed { $0.replacing(#/\p{L}/#, with: "▒") }
        #expect(changed("sequence.on", ["name": "Till"]).en == "Till: ▒▒▒▒▒ ▒▒▒▒ ▒▒ ▒▒ ▒▒▒ ▒▒▒▒ ▒▒▒▒▒▒▒▒.")
        #expect(changed(Words(en: "in {{count}} files", zh: "在 {{count}} 个文件中"), ["count": "2"]).zh == "▒ 2 ▒▒▒▒")
    }

    private func slots(in text: String) -> [String] {
        text.matches(of: WordTable.slot).map { String($0.output.1) }.sorted()
    }
}
