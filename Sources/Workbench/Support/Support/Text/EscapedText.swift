/// Text in a language such as Markdown: literals stand as they are, and what is put into one can't be more than text.
///
/// A `String` becomes part of such a text only by interpolation, `"# \(name)"`, and that escapes it.
public protocol EscapedText: ExpressibleByStringInterpolation, CustomStringConvertible, Hashable, Sendable {
    /// As it is written.
    var verbatim: String { get }

    /// Takes what is in the language already.
    init(verbatim: String)

    /// A text from elsewhere as it stands in the language.
    static func escaped(_ text: String) -> String
}

extension EscapedText {
    public init(stringLiteral text: String) { self.init(verbatim: text) }

    public var description: String { verbatim }

    public static func + (left: Self, right: Self) -> Self { Self(verbatim: left.verbatim + right.verbatim) }
}

extension EscapedText where StringInterpolation == EscapingInterpolation<Self> {
    public init(stringInterpolation interpolation: StringInterpolation) {
        self.init(verbatim: interpolation.text)
    }
}

extension Sequence where Element: EscapedText {
    public func joined(separator: Element = Element(verbatim: "")) -> Element {
        Element(verbatim: map(\.verbatim).joined(separator: separator.verbatim))
    }
}

/// Puts a text together from literals, which are in its language, and from values, which are escaped.
public struct EscapingInterpolation<Text: EscapedText>: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// What is in the language already stays as it is.
    public mutating func appendInterpolation(_ part: Text) { text += part.verbatim }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        text += Text.escaped(value.description)
    }
}
