/// A text in each of the languages that a report is read in.
public struct Words: Hashable, Sendable {
    public let en: String
    public let zh: String
    /// Whether both are the same, as numbers and names are; stored, for templates see no other properties.
    public let isNeutral: Bool

    public init(en: String, zh: String) {
        self.en = en
        self.zh = zh
        isNeutral = en == zh
    }

    public static func + (left: Words, right: Words) -> Words {
        Words(en: left.en + right.en, zh: left.zh + right.zh)
    }
}

extension Words: Decodable {
    private enum CodingKeys: CodingKey {
        case en, zh
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            en: try container.decode(String.self, forKey: .en),
            zh: try container.decode(String.self, forKey: .zh)
        )
    }
}

extension Words: ExpressibleByStringInterpolation {
    /// What is the same in every language.
    public init(stringLiteral value: String) {
        self.init(en: value, zh: value)
    }

    /// A name or a number.
    public init(_ text: String) {
        self.init(en: text, zh: text)
    }

    public init(_ number: Int) {
        self.init(String(number))
    }
}

extension [Words] {
    /// Sentences one after the other, as each language sets them.
    public var paragraph: Words {
        Words(en: map(\.en).joined(separator: " "), zh: map(\.zh).joined())
    }

    /// Each as it stands before another one, which a page may hide on its own.
    public var apart: [Words] { map { Words(en: $0.en + " ", zh: $0.zh) } }

    /// One after the other; for texts that have commas themselves.
    public var enumerated: Words {
        Words(en: map(\.en).joined(separator: "; "), zh: map(\.zh).joined(separator: "；"))
    }

    /// One after the other, as each language separates them.
    public var listed: Words {
        Words(en: map(\.en).joined(separator: ", "), zh: map(\.zh).joined(separator: "、"))
    }
}
