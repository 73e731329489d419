import Support

/// Emphasis on a terminal; nothing at all where colour is not wanted.
public struct TerminalStyle: Hashable, Sendable {
    public let isColored: Bool

    public init(isColored: Bool) {
        self.isColored = isColored
    }

    public func bold(_ text: PrintableText) -> PrintableText { wrap(text, code: 1) }

    public func faint(_ text: PrintableText) -> PrintableText { wrap(text, code: 2) }

    public func red(_ text: PrintableText) -> PrintableText { wrap(text, code: 31) }

    private func wrap(_ text: PrintableText, code: Int) -> PrintableText {
        isColored && text != "" ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
