/// A sentence of a finding with `{{names}}` for what differs, in English and in Chinese.
struct SentencePattern: Sendable {
    /// In the order of the English sentence.
    private let names: [String]

    /// What stands before, between and after the names, one more than there are names.
    private let pieces: [String]

    private let chinese: String

    init(english: String, chinese: String) {
        names = english.matches(of: WordTable.name).map { String($0.output.1) }
        pieces = english.split(separator: WordTable.name, omittingEmptySubsequences: false).map(String.init)
        self.chinese = chinese
    }

    /// The Chinese of an English sentence, what stands at its names put through `translation`; `nil` for another one.
    func chinese(of sentence: String, translation: (String) -> String) -> String? {
        guard let values = values(in: sentence) else { return nil }
        return WordTable.filled(chinese, with: values.mapValues(translation))
    }
}

extension SentencePattern {
    /// What stands at each name, the least that fits.
    private func values(in sentence: String) -> [String: String]? {
        guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else { return nil }
        var rest = sentence.dropFirst(first.count)
        var values: [String: String] = [:]
        for (name, piece) in zip(names, pieces.dropFirst().dropLast()) {
            guard let range = rest.firstRange(of: piece) else { return nil }
            values[name] = String(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        guard let name = names.last else { return rest.isEmpty ? values : nil }
        guard rest.hasSuffix(last) else { return nil }
        values[name] = String(rest.dropLast(last.count))
        return values
    }
}
