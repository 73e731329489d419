import CWords
import Foundation

/// The strings that people read, in every language, from one table in `words.json`.
///
/// A string may have slots, `{{name}}`, which values fill. Whatever a report says is filled in here, so that a table of
/// another language changes all of it.
public struct WordTable: Sendable {
    /// By key, with their slots.
    public let texts: [String: Words]

    /// What becomes of a text that a catalogue has in both languages, and not this table.
    private let change: @Sendable (String) -> String

    /// The table that is part of the program.
    public static let standard: WordTable = {
        do {
            return try WordTable(json: Data(bytes: catwalk_words(), count: catwalk_words_count()))
        } catch {
            // The file is compiled in, and a test reads it.
            preconditionFailure("words.json can't be read: \(error)")
        }
    }()

    init(json: Data) throws {
        self.init(texts: try JSONDecoder().decode([String: Words].self, from: json)) { $0 }
    }

    private init(texts: [String: Words], change: @escaping @Sendable (String) -> String) {
        self.texts = texts
        self.change = change
    }

    /// The table with each string changed, and each slot as it is.
    public func changed(by change: @escaping @Sendable (String) -> String) -> WordTable {
        let besideSlots: @Sendable (String) -> String = { text in
            if !text.contains("{") { return change(text) }
            let slots = text.matches(of: Self.slot).map { String($0.output.0) } + [""]
            let pieces = text.split(separator: Self.slot, omittingEmptySubsequences: false)
            return zip(pieces, slots).map { change(String($0)) + $1 }.joined()
        }
        return WordTable(
            texts: texts.mapValues { Words(en: besideSlots($0.en), zh: besideSlots($0.zh)) },
            change: { [change = self.change] in besideSlots(change($0)) }
        )
    }

    /// The text with that key; each slot stands for one of the values.
    public func callAsFunction(_ key: String, _ values: [String: Words] = [:]) -> Words {
        // A key that is not there is shown, so that it is seen; a test looks for each that the sources have.
        guard let text = texts[key] else { return Words(key) }
        return text.filled(with: values)
    }

    public func callAsFunction(_ sentence: Sentence) -> Words {
        self(sentence.key, sentence.values.mapValues(words))
    }

    /// Whether the table has the sentence, and the sentence a value for each of its slots; a file may hold any.
    public func has(_ sentence: Sentence) -> Bool {
        guard let text = texts[sentence.key] else { return false }
        return text.en.matches(of: Self.slot).allSatisfy { slot in
            switch sentence.values[String(slot.output.1)] {
            case nil: false
            case .sentence(let part): has(part)
            case .text, .names: true
            }
        }
    }

    /// A text that a catalogue has, with its slots filled; what is the same in every language is a name, and stays.
    public func callAsFunction(_ text: Words, _ values: [String: Words] = [:]) -> Words {
        text.isNeutral ? text : Words(en: change(text.en), zh: change(text.zh)).filled(with: values)
    }

    static var slot: Regex<(Substring, Substring)> { /{{([a-z]+)}}/ }
}

extension WordTable {
    /// In one sentence: those who want all of them find them where they are written.
    private static let mostNames = 20

    private func words(for value: Sentence.Value) -> Words {
        switch value {
        case .text(let text): Words(text)
        case .names(let names):
            (names.prefix(Self.mostNames).map { Words($0) } + (names.count > Self.mostNames ? [Words("…")] : [])).listed
        case .sentence(let sentence): self(sentence)
        }
    }
}

extension Words {
    fileprivate func filled(with values: [String: Words]) -> Words {
        values.isEmpty
            ? self
            : Words(
                en: en.filled(with: values.mapValues(\.en)),
                zh: zh.filled(with: values.mapValues(\.chinese))
            )
    }

    /// As it stands in a Chinese sentence, which sets no blank before `%`.
    private var chinese: String {
        zh.wholeMatch(of: #/([+−]?[0-9.]+)[ \u{A0}]%/#).map { "\($0.output.1)%" } ?? zh
    }
}

extension String {
    /// Plain text with its slots filled: what is put in is escaped once, where the whole is shown.
    ///
    /// In one pass, so that a value with braces in it is no slot for another one.
    public func filled(with values: [String: String]) -> String {
        replacing(WordTable.slot) { match in values[String(match.output.1)] ?? String(match.output.0) }
    }
}
