import Report
import Words

/// The sentences that several definitions have in common, so that a page says them once.
struct SharedSentences {
    /// In the order of the first definition that has them all; empty if there are none.
    let sentences: [Words]

    init(of definitions: [Definition]) {
        let all = definitions.flatMap(\.sentences)
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        sentences = all.reduce(into: []) { shared, sentence in
            if counts[sentence, default: 0] > 1, !shared.contains(sentence) { shared.append(sentence) }
        }
    }

    /// What the definition says beside them; one that says nothing else stays as it is.
    func removed(from definition: Definition) -> [Words] {
        let own = definition.sentences.filter { !sentences.contains($0) }
        return own.isEmpty ? definition.sentences : own
    }
}
