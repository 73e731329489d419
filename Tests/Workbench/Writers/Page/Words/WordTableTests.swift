import Rules
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

    @Test(
        "What a finding says is told in Chinese, and a sentence that the table does not have stays",
        arguments: [
            (
                "The scene Greet has 9 declarations for 4 statements, in all the parts of VIPER.",
                "场景 Greet 用了 VIPER 的全部角色：9 个声明，4 条语句。"
            ),
            (
                "Greeting has one conformer, Hello, and no test stands in for it.",
                "Greeting 只有一个遵循者 Hello，测试中也没有替身。"
            ),
            (
                "Till creates the Clock that it calls, and could be given any Time.",
                "Till 自己创建所调用的 Clock，而它本可接受任意 Time。"
            ),
            ("Panel calls Shop itself, which Till is there to call.", "Panel 自己调用 Shop，而这本该由 Till 调用。"),
            (
                "The cognitive complexity of Till is 7, that of the interactor behind it 3.",
                "Till 的认知复杂度为 7，其背后的交互器为 3。"
            ),
            ("Panel (View) uses Coin (Model), which is forbidden.", "Panel (View) 使用 Coin (Model)：这是禁止的。"),
            (
                "Panel (View) creates Coin (Model), which only Till, App may create.",
                "Panel (View) 创建 Coin (Model)：只有 Till, App 可以创建。"
            ),
            ("Till.swift imports Shop, but no module may be imported.", "Till.swift 导入 Shop，但不可导入任何模块。"),
            ("Nobody knows {{name}}.", "Nobody knows {{name}}."),
            ("{{to}} uses {{from}}, {{promise}}.", "{{to}} 使用 {{from}}：{{promise}}。"),
        ]
    )
    func findings(english: String, chinese: String) {
        #expect(words.finding(english) == Words(en: english, zh: chinese))
    }

    private func places(in text: String) -> [String] {
        text.matches(of: /{{([a-z]+)}}/).map { String($0.output.1) }.sorted()
    }
}
