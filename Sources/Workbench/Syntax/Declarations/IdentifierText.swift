@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension RawTokenSyntax {
    /// The name that the token spells, without backticks, as one part of a dotted name.
    ///
    /// Each dot between the backticks is spelled `\u{2E}`, which no identifier can have in it: a `.` stands between a
    /// type and its member, and a type that hides behind one would be missing from the graph.
    public var identifierText: String { tokenText.withoutBackticks.withoutDots }

    /// The name that the token spells, without backticks, to be shown and never taken apart.
    public var shownIdentifier: String { tokenText.withoutBackticks }
}

extension SyntaxText {
    fileprivate var withoutBackticks: String {
        let backtick = UInt8(ascii: "`")
        let isQuoted = count > 2 && first == backtick && last == backtick
        return String(syntaxText: isQuoted ? SyntaxText(rebasing: dropFirst().dropLast()) : self)
    }
}

extension String {
    fileprivate var withoutDots: String {
        guard utf8.contains(UInt8(ascii: ".")) else { return self }
        return String(unicodeScalars.replacing(["."], with: #"\u{2E}"#.unicodeScalars))
    }
}
