import Habits
import Testing
import Writers

@testable import Page

struct WordTableTests {
    private let words: WordTable

    init() throws {
        words = try WordTable.read()
    }

    @Test("Every text is there in both languages, with the same places for values")
    func texts() {
        for (key, text) in words.texts {
            #expect(!text.en.isEmpty && !text.zh.isEmpty, "\(key)")
            #expect(places(in: text.en) == places(in: text.zh), "\(key)")
        }
    }

    @Test("Every measure and every habit is told in Chinese, too")
    func measures() {
        let measures = MeasureGroup.all.flatMap(\.measures).map { ($0.name, $0.title, $0.definition.text) }
        let parts = PartMeasure.all.map { ($0.name, $0.title, $0.definition.text) }
        for (name, title, definition) in measures + parts {
            #expect(words.definition(of: name, definition).zh != definition, "\(name)")
            #expect(words.title(of: name, title).zh != "", "\(name)")
        }
        for habit in Habit.allCases {
            #expect(words.definition(of: habit.rawValue, habit.definition).zh != habit.definition)
            #expect(!words("habit.\(habit.rawValue)").isNeutral)
        }
        for group in MeasureGroup.all {
            #expect(!words("group.\(group.title)").isNeutral)
        }
    }

    @Test("Values are put in once: a value with braces is no place for another one")
    func values() {
        let text = words("sequence.farthest", ["name": "{{role}}", "role": "View", "distance": "0.50"])
        #expect(text.en == "{{role}}: farthest from the main sequence is View, at D′ 0.50.")
    }

    @Test("A key that the table does not have stands for itself, so that it is seen")
    func missing() {
        #expect(words("no.such-key").en == "no.such-key")
    }

    private func places(in text: String) -> [String] {
        text.matches(of: /{{([a-z]+)}}/).map { String($0.output.1) }.sorted()
    }
}
