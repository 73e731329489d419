import Writers

/// How a number comes about: in words, once for a row, and with the numbers of one architecture.
struct DerivationText: Sendable {
    /// The words, where the table has them; `nil` if numbers and signs say it, or a place is named.
    let formula: Words?

    /// As it stands below the number: `= 36 / 12²`.
    let inputs: String

    init(_ derivation: Derivation, words: WordTable) {
        let text = derivation.description
        let pattern = text.replacing(/[0-9]+/, with: "#")
        formula = words.derivations[pattern]
        switch derivation {
        case .arithmetic where formula != nil:
            inputs = text.replacing(/[\p{L}?]+/, with: "").split(separator: " ").joined(separator: " ")
        case .remark where formula != nil:
            inputs = text.matches(of: /[0-9]+/).map { String($0.output) }.joined(separator: ", ")
        case .arithmetic(let text):
            inputs = "= " + text
        case .remark(let text):
            // A file is known by its name; the page has its folder in the list of all files.
            inputs = text.replacing(/[^ ,]+\//, with: "")
        }
    }
}
