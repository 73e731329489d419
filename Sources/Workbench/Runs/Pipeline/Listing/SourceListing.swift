import Parsing
import Report
import SwiftIDEUtils
import SwiftSyntax

/// Sources cut into runs of one colour, line by line, by the parser's own classification.
enum SourceListing {
    /// In bytes.
    ///
    /// What is longer is cut off, so that a line of generated data does not make a page of its own size.
    private static let longestLine = 500

    /// The files with these paths, in the order of the paths; a path without a file is left out.
    static func all(at paths: [String], in files: [(path: String, file: ParsedFile)]) -> [ListedSource] {
        let files = Dictionary(files.map { ($0.path, $0.file) }) { first, _ in first }
        return paths.compactMap { path in
            files[path].map { ListedSource(path: path, lines: lines(of: $0)) }
        }
    }

    static func lines(of file: ParsedFile) -> [[ListedSource.Run]] {
        let bytes = Array(file.text.utf8)
        let ranges = file.lines.starts.indices.map { shownRange(of: $0, in: file.lines, bytes: bytes) }
        var lines = ranges.map { _ in [ListedSource.Run]() }
        var first = 0
        for piece in file.tree.classifications {
            let range = piece.range.lowerBound.utf8Offset..<piece.range.upperBound.utf8Offset
            let start = String(decoding: bytes[range].prefix(1), as: UTF8.self)
            let kind = ListedSource.Kind(piece.kind, startingWith: start)
            while first < ranges.count - 1, file.lines.starts[first + 1] <= range.lowerBound { first += 1 }
            for line in first..<ranges.count {
                if file.lines.starts[line] >= range.upperBound { break }
                let part = range.clamped(to: ranges[line].shown)
                if part.isEmpty { continue }
                lines[line].add(String(decoding: bytes[part], as: UTF8.self), as: kind)
            }
        }
        for (line, range) in ranges.enumerated() where range.isCut { lines[line].add("…", as: nil) }
        return lines
    }
}

extension SourceListing {
    /// A line without its end, up to the longest that is shown, cut between two characters.
    private static func shownRange(
        of line: Int,
        in table: LineTable,
        bytes: [UInt8]
    ) -> (shown: Range<Int>, isCut: Bool) {
        let start = table.starts[line]
        var end = line + 1 < table.starts.count ? table.starts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        guard end - start > longestLine else { return (start..<end, false) }
        end = start + longestLine
        while end > start, bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
        return (start..<end, true)
    }
}

extension [ListedSource.Run] {
    fileprivate mutating func add(_ text: String, as kind: ListedSource.Kind?) {
        if let last, last.kind == kind {
            self[count - 1] = ListedSource.Run(kind: kind, text: last.text + text)
        } else {
            append(ListedSource.Run(kind: kind, text: text))
        }
    }
}

extension ListedSource.Kind {
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
