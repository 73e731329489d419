import Foundation

/// The page's strings in every language, from one table in a file.
struct WordTable: Sendable {
    /// By key.
    ///
    /// A text may hold `{{names}}` that are replaced by values.
    let texts: [String: Words]

    private let measures: [String: MeasureText]

    /// What the inputs of a derivation are, by its English text with `#` for each number.
    let derivations: [String: Words]
    private let shared: [String: String]

    /// The longest first, which say most about what they fit.
    private let findings: [SentencePattern]

    /// A place for a value in a text.
    static var name: Regex<(Substring, Substring)> { /{{([a-z]+)}}/ }

    /// The table that is part of the program.
    static func read() throws(PageError) -> WordTable {
        do {
            let file = try JSONDecoder().decode(WordFile.self, from: Data(PackageResources.words_json))
            return WordTable(
                texts: file.texts.mapValues { Words(en: $0.en, zh: $0.zh) },
                measures: file.measures,
                derivations: file.derivations.mapValues { Words(en: $0.en, zh: $0.zh) },
                shared: file.shared,
                findings: file.findings.sorted { ($1.key.count, $0.key) < ($0.key.count, $1.key) }
                    .map { SentencePattern(english: $0.key, chinese: $0.value) }
            )
        } catch {
            throw .words(reason: "\(error)")
        }
    }

    /// The text with that key; each name in it stands for one of the values.
    func callAsFunction(_ key: String, _ values: [String: Words] = [:]) -> Words {
        guard let text = texts[key] else { return Words(key) }
        return Words(
            en: Self.filled(text.en, with: values.mapValues(\.en)),
            zh: Self.filled(text.zh, with: values.mapValues(\.zh))
        )
    }

    /// The title of a measure, given in English; one that the table does not have stays in English.
    func title(of measure: String, _ english: String) -> Words {
        Words(en: english, zh: measures[measure]?.title ?? english)
    }

    /// The definition of a measure, given in English; one that the table does not have stays in English.
    func definition(of measure: String, _ english: String) -> Words {
        Words(en: english, zh: measures[measure]?.definition ?? english)
    }

    /// Sentences that definitions share, given in English; the table has them as one text.
    func sentences(_ english: String) -> Words {
        Words(en: english, zh: shared[english] ?? english)
    }

    /// What a finding says, given in English; a sentence that fits no pattern of the table stays in English.
    func finding(_ english: String) -> Words {
        Words(en: english, zh: chinese(of: english))
    }

    /// Fills plain text: what is put in is escaped once, where the whole is shown.
    static func filled(_ text: String, with values: [String: String]) -> String {
        // In one pass, so that a name with braces in it is no place for another value.
        text.replacing(name) { match in values[String(match.output.1)] ?? String(match.output.0) }
    }
}

extension WordTable {
    /// Parts of a sentence may be in the table, too.
    private func chinese(of english: String) -> String {
        for finding in findings {
            if let text = finding.chinese(of: english, translation: chinese) { return text }
        }
        return english
    }

    private struct WordFile: Decodable {
        let texts: [String: Text]
        let measures: [String: MeasureText]
        let derivations: [String: Text]
        let shared: [String: String]
        let findings: [String: String]
    }

    private struct Text: Decodable {
        let en: String
        let zh: String
    }

    private struct MeasureText: Decodable {
        let title: String
        let definition: String
    }
}
