/// A sentence before a language is chosen: its key in the table of strings, and what fills its slots.
public struct Sentence: Hashable, Sendable {
    public let key: String
    public let values: [String: Value]

    public enum Value: Hashable, Sendable {
        /// A name or a number, which is the same in every language.
        case text(String)
        case names([String])
        /// A part of the sentence that is in the table, too.
        case sentence(Sentence)
    }

    public init(_ key: String, _ values: [String: Value] = [:]) {
        self.key = key
        self.values = values
    }
}

extension Sentence.Value: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .text(value) }
}

extension Sentence: Codable {}

/// A text, a list of texts, or a sentence.
extension Sentence.Value: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let names = try? container.decode([String].self) {
            self = .names(names)
        } else {
            self = .sentence(try container.decode(Sentence.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .names(let names): try container.encode(names)
        case .sentence(let sentence): try container.encode(sentence)
        }
    }
}
