/// A text in the languages of the page.
struct Words: Hashable, Sendable {
    let en: String
    let zh: String

    /// Whether both are the same, as numbers and names are.
    let isNeutral: Bool

    init(en: String, zh: String) {
        self.en = en
        self.zh = zh
        isNeutral = en == zh
    }

    static func + (left: Words, right: Words) -> Words {
        Words(en: left.en + right.en, zh: left.zh + right.zh)
    }
}

extension Words: ExpressibleByStringInterpolation {
    /// What is the same in every language.
    init(stringLiteral value: String) {
        self.init(en: value, zh: value)
    }

    /// A name or a number.
    init(_ text: String) {
        self.init(en: text, zh: text)
    }

    init(_ number: Int) {
        self.init(String(number))
    }
}

extension [Words] {
    /// Sentences one after the other, as each language sets them.
    var paragraph: Words {
        Words(en: map(\.en).joined(separator: " "), zh: map(\.zh).joined())
    }

    /// One after the other, as each language separates them.
    var listed: Words {
        Words(en: map(\.en).joined(separator: ", "), zh: map(\.zh).joined(separator: "、"))
    }
}
