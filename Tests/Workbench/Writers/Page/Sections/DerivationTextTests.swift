import Testing
import Words

@testable import Page
@testable import Report

struct DerivationTextTests {
    @Test(
        "A derivation is told once in words, and with each architecture's numbers",
        arguments: [
            (
                Derivation.terms([
                    .init(182, en: "physical", zh: "物理行"), .init("−", 3, en: "comment", zh: "注释行"),
                ]),
                Words(en: "= physical − comment", zh: "= 物理行 − 注释行"), Words("= 182 − 3")
            ),
            (
                .remarks([
                    .count(2, text: "cycles: {{count}}", row: Words(en: "How many cycles.", zh: "环数。"))
                ]),
                Words(en: "How many cycles.", zh: "环数。"), Words("2")
            ),
            (.arithmetic("36 / 12²"), nil, Words("= 36 / 12²")),
            (.covered(3, of: 4), nil, Words("3/4")),
            (
                .remarks([.place(name: "Till.pay()", file: "Sources/Shop/Till.swift", line: 4)]), nil,
                Words("Till.pay(), Till.swift:4")
            ),
            (
                .shares([.init(count: 12, name: "View"), .init(count: 11, name: nil)]), nil,
                Words(en: "= 12 View + 11 without a role", zh: "= 12 View + 11 无角色")
            ),
        ] as [(Derivation, Words?, Words)]
    )
    func derivations(_ derivation: Derivation, formula: Words?, inputs: Words) throws {
        let text = DerivationText(derivation, words: .standard)
        #expect(text.formula == formula)
        #expect(text.inputs == inputs)
    }
}
