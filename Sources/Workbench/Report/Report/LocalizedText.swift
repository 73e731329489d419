/// One text in the languages that its author wrote it in, by language code: `en`, `zh`.
public struct LocalizedText: Hashable, Sendable {
    private let texts: [String: String]

    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    /// In the language asked for; where it is missing, in English, and without that in the first there is.
    public subscript(language: String) -> String {
        texts[language] ?? texts["en"] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
    }
}

extension LocalizedText: Codable {
    public init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: String].self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }
}
