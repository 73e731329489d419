import Testing

struct ArithmeticTests {
    @Test(
        "What an explanation shows is worked out as a reader would",
        arguments: [
            ("36 / 12²", 0.25), ("2 classes + 1 enums + 0 actors", 3), ("9 physical − 2 comment − 1 blank", 6),
            ("4 bodies + 2 branches + 1 ??", 7), ("17 / (8 · log2(8) − 7)", 1), ("|0.25 + 0.50 − 1|", 0.25),
        ]
    )
    func value(_ text: String, value: Double) {
        #expect(Arithmetic.value(of: text) == value)
    }

    @Test("What is no arithmetic has no value", arguments: ["", "in 3 / files", "3 4", "(1 + 2", "files"])
    func none(_ text: String) {
        #expect(Arithmetic.value(of: text) == nil)
    }
}
