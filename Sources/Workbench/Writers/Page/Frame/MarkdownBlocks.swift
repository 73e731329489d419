import Foundation

/// A page of a course for a browser.
///
/// It takes the few signs of Markdown that such pages use, for headings, items of lists, tables, code, and what is bold or
/// stressed. All else stays as it is written.
enum MarkdownBlocks {
    /// Each block has a flag for its kind, and its text in pieces, of which some are code or bold.
    static func content(of markdown: String) -> [Content] { blocks(of: markdown).map(\.content) }

    /// The blocks of Markdown, divided before each heading.
    static func sections(of markdown: String) -> [[Content]] {
        blocks(of: markdown).reduce(into: [[Content]]()) { sections, block in
            if block.kind == .heading || sections.isEmpty { sections.append([]) }
            sections[sections.count - 1].append(block.content)
        }
    }

    private static func blocks(of markdown: String) -> [Block] {
        var blocks: [Block] = []
        var isOpen = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if blocks.last?.kind == .code, isOpen {
                if line.hasPrefix("```") { isOpen = false } else { blocks[blocks.count - 1].lines.append(line) }
                continue
            }
            let text = line.drop { $0 == " " }
            if line.hasPrefix("|"), blocks.last?.kind == .table, isOpen {
                blocks[blocks.count - 1].lines.append(text)
            } else if let kind = Block.Kind(beginningWith: line) {
                blocks.append(Block(kind: kind, lines: kind == .code ? [] : [text.dropMark()]))
                isOpen = true
            } else if text.isEmpty {
                isOpen = false
            } else if isOpen, blocks.last?.kind != .heading {
                blocks[blocks.count - 1].lines.append(text)
            } else {
                blocks.append(Block(kind: .paragraph, lines: [text]))
                isOpen = true
            }
        }
        return blocks
    }
}

private struct Block {
    let kind: Kind
    var lines: [Substring]

    enum Kind {
        case heading, item, code, table, paragraph

        /// `nil` if the line goes on with what is before it, or is a paragraph.
        init?(beginningWith line: Substring) {
            if line.starts(with: #/\#+\ /#) {
                self = .heading
            } else if line.starts(with: #/\s*([-*]|\d+\.)\ /#) {
                self = .item
            } else if line.hasPrefix("```") {
                self = .code
            } else if line.hasPrefix("|") {
                self = .table
            } else {
                return nil
            }
        }
    }

    var content: Content {
        [
            "isHeading": kind == .heading,
            "isItem": kind == .item,
            "isCode": kind == .code,
            "isText": kind == .paragraph,
            "pieces": kind == .code
                ? [["text": lines.joined(separator: "\n")] as Content] : pieces(of: lines.joined(separator: " ")),
            "table": kind == .table ? ["rows": rows] as Content : nil,
        ]
    }

    /// The line below the heads of a table is no row.
    private var rows: [Content] {
        lines.filter { !$0.allSatisfy("|-: ".contains) }.enumerated().map { place, line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return ["cells": cells.map { ["isHead": place == 0, "pieces": pieces(of: $0)] as Content }]
        }
    }

    /// Between single backticks is code, between two asterisks what is bold, between single ones what is stressed.
    private func pieces(of text: String) -> [Content] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().flatMap { place, text -> [Content] in
            if place % 2 == 1 { return [["code": String(text)]] }
            return text.split(separator: "**", omittingEmptySubsequences: false).enumerated().flatMap { place, text in
                if place % 2 == 1 { return [["bold": String(text)] as Content] }
                return text.split(separator: "*", omittingEmptySubsequences: false).enumerated().map { place, text in
                    [place % 2 == 1 ? "stressed" : "text": String(text)]
                }
            }
        }
    }
}

extension Substring {
    /// Without the signs of a heading, and with a dot for a hyphen; an item keeps its number.
    fileprivate func dropMark() -> Substring {
        let rest = self[(prefixMatch(of: #/\#+\ |[-*]\ /#)?.range.upperBound ?? startIndex)...]
        return hasPrefix("- ") || hasPrefix("* ") ? "• \(rest)" : rest
    }
}
