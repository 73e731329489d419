import Foundation
import SwiftParser
import SwiftSyntax

/// One Swift source file and its syntax tree, as written: both branches of `#if`, operators not folded.
public struct ParsedFile: Sendable {
    /// Relative to the subject's root, with `/` between its parts.
    public let path: String

    /// The whole source; bytes that are not UTF-8 were replaced by U+FFFD.
    public let text: String

    public let tree: SourceFileSyntax

    public let lines: LineTable

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        lines = LineTable(of: text)
    }

    /// Reads and parses the file that `path` leads to from `root`; throws when it is not there or not readable.
    public static func read(path: String, in root: URL) throws(ParsingError) -> ParsedFile {
        do {
            let bytes = try Data(contentsOf: root.appending(path: path, directoryHint: .notDirectory))
            return ParsedFile(path: path, text: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .unreadable(path: path, root: root.path, reason: error.localizedDescription)
        }
    }

    /// Where the node's first token starts, after its leading trivia.
    public func location(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
