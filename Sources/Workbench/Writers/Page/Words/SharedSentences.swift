/// The sentences that several definitions have in common, so that a page says them once.
struct SharedSentences {
    /// In the order of the first definition that has them all; `nil` if there are none.
    let text: String?

    private let sentences: [String]

    init(of definitions: [String]) {
        let all = definitions.map(Self.sentences)
        let counts = Dictionary(all.flatMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        var shared: [String] = []
        for sentence in all.joined() where counts[sentence, default: 0] > 1 && !shared.contains(sentence) {
            shared.append(sentence)
        }
        sentences = shared
        text = shared.isEmpty ? nil : shared.joined(separator: " ")
    }

    /// The definition without them; one that has nothing else stays as it is.
    func removed(from definition: String) -> String {
        let own = Self.sentences(of: definition).filter { !sentences.contains($0) }
        return own.isEmpty ? definition : own.joined(separator: " ")
    }

    /// A sentence ends with a full stop that a space and a capital letter follow.
    private static func sentences(of text: String) -> [String] {
        text.replacing(/\. (?=[A-Z])/, with: ".\n").split(separator: "\n").map(String.init)
    }
}
