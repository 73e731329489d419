@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension RawTokenSyntax {
    /// The name that the token spells, without backticks.
    public var identifierText: String { tokenText.withoutBackticks }
}

extension TokenSyntax {
    /// The name that the token spells, without backticks.
    public var identifierText: String { rawText.withoutBackticks }
}

extension SyntaxText {
    fileprivate var withoutBackticks: String {
        let backtick = UInt8(ascii: "`")
        let isQuoted = count > 2 && first == backtick && last == backtick
        return String(syntaxText: isQuoted ? SyntaxText(rebasing: dropFirst().dropLast()) : self)
    }
}
