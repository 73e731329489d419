import Parsing
import SwiftSyntax

/// One source file, cut at the names that bear the number of their pair in a copy.
struct CopyTemplate: Sendable {
    /// The original's path, relative to the subject's root.
    let path: String
    private let original: String
    /// Each name with the text before it.
    private var pieces: [(text: String, name: String)] = []
    /// Behind the last name.
    private var rest = ""

    /// Only whole identifiers are cut out, never words of strings and comments.
    init(_ file: ParsedFile, numbering names: Set<String>) {
        path = file.path
        original = file.text
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            rest += token.leadingTrivia.description
            if let name = token.plainIdentifier, names.contains(name) {
                pieces.append((rest, name))
                rest = ""
            } else {
                rest += token.text
            }
            rest += token.trailingTrivia.description
        }
    }

    /// The file in the pair; in the first it is what it was.
    func text(in pair: PairNames) -> String {
        pair.pair == 1 ? original : pieces.map { $0.text + pair.name($0.name) }.joined() + rest
    }
}

extension TokenSyntax {
    /// The name that an identifier spells, without backticks; `nil` for any other token.
    var plainIdentifier: String? {
        guard case .identifier(let text) = tokenKind else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
