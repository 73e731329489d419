import Words

extension LocalizedText {
    /// What is needed where a condition has no value: these figures, or without any a number that is not divided by 0.
    static func needed(for missing: [String]) -> LocalizedText {
        let sentence =
            missing.isEmpty
            ? Sentence("claims.needed-divisor") : Sentence("claims.needed-values", ["names": .names(missing)])
        let words = WordTable.standard(sentence)
        return LocalizedText(["en": words.en, "zh": words.zh])
    }
}
