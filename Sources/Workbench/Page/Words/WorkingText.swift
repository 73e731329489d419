import Writers

/// How a number comes about: once in words, and with the numbers of each architecture.
struct WorkingText: Sendable {
    /// The words, where the table has them; none where numbers and signs say it, or a place is named.
    let formula: Words?

    /// As it goes on after the number: ` = 36 / 12²`.
    let inputs: String

    init(_ working: Working, words: WordTable) {
        let text = working.description
        let pattern = text.replacing(/[0-9]+/, with: "#")
        formula = words.workings[pattern]
        switch working {
        case .arithmetic where formula != nil:
            inputs = text.replacing(/[\p{L}?]+/, with: "").replacing(/[ ]+/, with: " ").trimmed
        case .remark where formula != nil:
            inputs = ", " + text.matches(of: /[0-9]+/).map { String($0.output) }.joined(separator: ", ")
        default:
            inputs = text
        }
    }
}

extension String {
    /// Without the space at its end.
    fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
