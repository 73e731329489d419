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

    /// Looks in the file with the highest summed cyclomatic complexity, the first of several; none where it has no
    /// function without a result, for there a statement more changes nothing else.
    init?(in files: [ParsedFile]) {
        let sums = files.map { file in
            (file: file, sum: FileBodies(file).bodies.reduce(0) { $0 + $1.cyclomatic.value })
        }
        guard let file = sums.max(by: { ($0.sum, $1.file.path) < ($1.sum, $0.file.path) })?.file else { return nil }
        let search = FunctionSearch(viewMode: .sourceAccurate)
        search.walk(file.tree)
        guard let brace = search.brace else { return nil }
        path = file.path
        text = file.text
        offset = brace.endPositionBeforeTrailingTrivia.utf8Offset
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
    private(set) var brace: TokenSyntax?

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if brace == nil, node.signature.returnClause == nil { brace = node.body?.leftBrace }
        return .skipChildren
    }
}
