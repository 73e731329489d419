import Foundation
@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension RawTokenSyntax {
    /// The name that the token spells, without backticks, as one part of a dotted name.
    ///
    /// Each dot between the backticks is spelled `\u{2E}`, which no identifier can have in it: a `.` stands between a
    /// type and its member, and a type that hides behind one would be missing from the graph. A letter in another form than
    /// the composed one is spelled in the same way: the compiler takes `é` and `e\u{301}` for two names, a `String` for one.
    public var identifierText: String { tokenText.withoutBackticks.withoutDots.withoutDecomposed }

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

    fileprivate var withoutDecomposed: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        // To compose takes the square of the length, and nobody writes so long a name.
        if utf8.count <= 1000, utf8.elementsEqual(precomposedStringWithCanonicalMapping.utf8) { return self }
        return unicodeScalars.map { $0.isASCII ? "\($0)" : "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
            .joined()
    }
}
