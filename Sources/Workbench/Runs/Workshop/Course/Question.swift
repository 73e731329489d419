import Words

/// A question that a learner answers in a file, with a line of the sources as the reason.
struct Question: Sendable {
    let id: String
    let accepted: [String]
    /// `nil` if no reason is asked for.
    let reason: Reason?
    /// What is said to some wrong answers.
    let wrong: [String: Words]

    /// A line is a reason if it stands in the file and has one of the texts in it.
    struct Reason: Sendable {
        let file: String
        let texts: [String]
    }

    /// The answer without regard to case, blanks, an article in front, and plurals.
    static func plain(_ answer: String) -> String {
        var words = answer.lowercased().split(whereSeparator: \.isWhitespace)
        if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
        return words.map { $0.hasSuffix("s") && !$0.hasSuffix("ss") ? $0.dropLast() : $0 }.joined()
    }
}
