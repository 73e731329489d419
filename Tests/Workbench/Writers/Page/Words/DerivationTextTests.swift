import Testing
import Writers

@testable import Page

struct DerivationTextTests {
    @Test(
        "A derivation is told once in words, and with each architecture's numbers",
        arguments: [
            (
                Derivation.arithmetic("182 physical − 3 comment − 22 blank"), "= physical − comment − blank lines",
                "= 182 − 3 − 22"
            ),
            (.arithmetic("20 bodies + 12 branches + 0 ??"), "= bodies + branches + ??", "= 20 + 12 + 0"),
            (.remark("cycles: 2"), "Under each number: how many cycles.", "2"),
            (.arithmetic("36 / 12²"), nil, "= 36 / 12²"),
            (.remark("Till.pay(), Sources/Shop/Till.swift:4"), nil, "Till.pay(), Till.swift:4"),
        ] as [(Derivation, String?, String)]
    )
    func derivations(_ derivation: Derivation, formula: String?, inputs: String) throws {
        let text = DerivationText(derivation, words: try WordTable.read())
        #expect(text.formula?.en == formula)
        #expect(text.inputs == inputs)
    }
}
