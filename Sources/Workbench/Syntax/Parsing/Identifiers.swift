import SwiftSyntax

extension ParsedFile {
    /// All that the file's code names, each as often as it stands there: types, members, variables, labels.
    public var identifiers: [String] {
        tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }
}
