import Words

/// One text in the languages that its author wrote it in, by language code: `en`, `zh`.
public struct LocalizedText: Hashable, Sendable {
    private let texts: [String: String]

    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    public init(_ words: Words) {
        self.init(["en": words.en, "zh": words.zh])
    }

    /// In the language asked for; if that is missing, in English, and without that in the first there is.
    public subscript(language: String) -> String {
        texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
}

extension LocalizedText: Codable {
    public init(from decoder: any Decoder) throws {
        texts = try [String: String](from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try texts.encode(to: encoder)
    }
}
