import Complexity
import Parsing
import SwiftSyntax

/// The place in an architecture where most is decided, and what stands there after a change.
struct Decision: Sendable {
    /// Of the original, relative to the subject's root.
    let path: String

    private let text: String

    /// Behind the brace that opens the function, in UTF-8.
    private let offset: Int

    /// Looks in the files that have a function without a result, for there a statement more changes nothing else.
    ///
    /// The one with the highest summed cyclomatic complexity is taken, the first by path of several; none where there is
    /// none.
    init?(in files: [ParsedFile]) {
        let places = files.compactMap { file in
            FunctionSearch.brace(in: file).map { brace in
                (file: file, brace: brace, sum: FileBodies(file).bodies.reduce(0) { $0 + $1.cyclomatic.value })
            }
        }
        guard let place = places.max(by: { ($0.sum, $1.file.path) < ($1.sum, $0.file.path) }) else { return nil }
        path = place.file.path
        text = place.file.text
        offset = place.brace.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The file with another body of the function for each number; nothing that other files see has changed.
    func text(changed number: Int) -> String {
        let bytes = Array(text.utf8)
        return String(
            decoding: bytes[..<offset] + Array("\n        _ = \(number)".utf8) + bytes[offset...],
            as: UTF8.self
        )
    }

    var unchangedText: String { text }
}

/// Finds the opening brace of a file's first function without a result.
private final class FunctionSearch: SyntaxVisitor {
    private var brace: TokenSyntax?

    static func brace(in file: ParsedFile) -> TokenSyntax? {
        let search = FunctionSearch(viewMode: .sourceAccurate)
        search.walk(file.tree)
        return search.brace
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if brace == nil, node.signature.returnClause == nil { brace = node.body?.leftBrace }
        return .skipChildren
    }
}
