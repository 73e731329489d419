import Parsing
import SwiftSyntax

/// One source file, cut at the names that bear the number of their pair in a copy.
struct CopyTemplate: Sendable {
    /// That of the original, relative to the subject's root.
    let path: String

    private let original: String
    private let pieces: [Piece]

    private enum Piece: Sendable {
        case text(String)
        case name(String)
    }

    /// Only whole identifiers are cut out, never words of strings and comments.
    init(_ file: ParsedFile, numbering names: Set<String>) {
        path = file.path
        original = file.text
        var pieces: [Piece] = []
        var text = ""
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            text += token.leadingTrivia.description
            if let name = token.plainIdentifier, names.contains(name) {
                pieces += [.text(text), .name(name)]
                text = ""
            } else {
                text += token.text
            }
            text += token.trailingTrivia.description
        }
        self.pieces = pieces + [.text(text)]
    }

    /// The file in the pair; in the first it is what it was.
    func text(in pair: PairNames) -> String {
        if pair.pair == 1 { return original }
        return pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .name(let name): pair.name(name)
            }
        }
        .joined()
    }
}

extension TokenSyntax {
    /// The name that an identifier spells, without backticks; `nil` for any other token.
    var plainIdentifier: String? {
        guard case .identifier(let text) = tokenKind else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
