import Parsing
import Report
import SwiftIDEUtils
import SwiftSyntax

/// A source cut into runs of one colour, line by line, by the parser's own classification.
struct SourceColors {
    private let bytes: [UInt8]
    private let tree: SourceFileSyntax
    private let lines: LineTable

    /// What is longer is cut off, so that a line of generated data does not make an excerpt of its own size.
    private static let maximumLength = 200

    init(of file: ParsedFile) {
        bytes = Array(file.text.utf8)
        tree = file.tree
        lines = file.lines
    }

    /// How many spaces and tabs a line starts with; `nil` if it has nothing else.
    func indentation(ofLine line: Int) -> Int? {
        let line = bytes[range(ofLine: line)]
        let depth = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return depth == line.count ? nil : min(depth, Self.maximumLength)
    }

    /// The runs of a line that the file has, counted from 1, without so many bytes at its start and without its end.
    func runs(ofLine line: Int, without depth: Int) -> [Excerpt.Run] {
        let range = range(ofLine: line)
        let cut = characterStart(before: range.lowerBound + Self.maximumLength)
        let end = max(range.lowerBound, min(range.upperBound, cut))
        let shown = min(range.lowerBound + depth, end)..<end
        let positions = AbsolutePosition(utf8Offset: shown.lowerBound)..<AbsolutePosition(utf8Offset: shown.upperBound)
        let pieces = tree.classifications(in: positions).compactMap { piece -> Excerpt.Run? in
            let range = piece.range.lowerBound.utf8Offset..<piece.range.upperBound.utf8Offset
            let part = range.clamped(to: shown)
            guard !part.isEmpty else { return nil }
            let start = String(decoding: bytes[range].prefix(1), as: UTF8.self)
            return Excerpt.Run(
                kind: Excerpt.Kind(piece.kind, startingWith: start),
                text: String(decoding: bytes[part], as: UTF8.self)
            )
        }
        let runs = Self.joined(pieces)
        return shown.upperBound < range.upperBound ? runs + [Excerpt.Run(kind: nil, text: "…")] : runs
    }
}

extension SourceColors {
    private static func joined(_ runs: [Excerpt.Run]) -> [Excerpt.Run] {
        runs.reduce(into: []) { joined, run in
            if let last = joined.last, last.kind == run.kind {
                joined[joined.count - 1] = Excerpt.Run(kind: run.kind, text: last.text + run.text)
            } else {
                joined.append(run)
            }
        }
    }

    private func range(ofLine line: Int) -> Range<Int> {
        let start = lines.starts[line - 1]
        var end = line < lines.starts.count ? lines.starts[line] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The last offset up to `offset` at which a character starts.
    private func characterStart(before offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset -= 1 }
        return offset
    }
}

extension Excerpt.Kind {
    /// `nil` for what is shown as plain text.
    ///
    /// Modifiers come as attributes without an `@`; readers know them as keywords.
    fileprivate init?(_ classification: SyntaxClassification, startingWith start: String) {
        switch classification {
        case .attribute: self = start == "@" ? .attribute : .keyword
        case .blockComment, .docBlockComment, .docLineComment, .lineComment: self = .comment
        case .ifConfigDirective: self = .directive
        case .keyword: self = .keyword
        case .floatLiteral, .integerLiteral: self = .number
        case .regexLiteral, .stringLiteral: self = .string
        case .type: self = .type
        case .argumentLabel, .dollarIdentifier, .editorPlaceholder, .identifier, .none, .operator: return nil
        @unknown default: return nil
        }
    }
}
