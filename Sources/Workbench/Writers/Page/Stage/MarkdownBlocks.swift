/// A page of a course for a browser: the few signs of Markdown that such pages use, which are headings, items of lists, code
/// and what is bold. All else stays as it is written.
enum MarkdownBlocks {
    /// Each block has a flag for its kind, and its text in pieces, of which some are code or bold.
    static func content(of markdown: String) -> [Content] {
        var blocks: [Block] = []
        var isOpen = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if blocks.last?.kind == .code, isOpen {
                if line.hasPrefix("```") { isOpen = false } else { blocks[blocks.count - 1].lines.append(line) }
                continue
            }
            let text = line.drop { $0 == " " }
            if let kind = Block.Kind(beginningWith: line) {
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
        return blocks.map(\.content)
    }
}

private struct Block {
    let kind: Kind
    var lines: [Substring]

    enum Kind {
        case heading, item, code, row, paragraph

        /// `nil` if the line goes on with what is before it, or is a paragraph.
        init?(beginningWith line: Substring) {
            if line.starts(with: #/\#+\ /#) {
                self = .heading
            } else if line.starts(with: #/\s*([-*]|\d+\.)\ /#) {
                self = .item
            } else if line.hasPrefix("```") {
                self = .code
            } else if line.hasPrefix("|") {
                self = .row
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
            "isText": kind == .row || kind == .paragraph,
            "pieces": kind == .code
                ? [["text": lines.joined(separator: "\n")] as Content]
                : pieces,
        ]
    }

    /// Between single backticks is code, between two asterisks what is bold.
    private var pieces: [Content] {
        lines.joined(separator: " ").split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .flatMap { place, text -> [Content] in
                if place % 2 == 1 { return [["code": String(text)]] }
                return text.split(separator: "**", omittingEmptySubsequences: false).enumerated().map { place, text in
                    [place % 2 == 1 ? "bold" : "text": String(text)]
                }
            }
    }
}

extension Substring {
    /// Without the signs of a heading; an item keeps its number.
    fileprivate func dropMark() -> Substring {
        self[(prefixMatch(of: #/\#+\ |[-*]\ /#)?.range.upperBound ?? startIndex)...]
    }
}
