@_spi(RawSyntax) import SwiftSyntax

/// How deep a syntax tree is: a chain of a hundred thousand calls parses well, and then overflows the stack of visitors.
enum TreeDepth {
    /// Far above what anybody writes: a chain of 1 000 calls has 2 000 levels.
    static let maximum = 8_000

    /// The UTF-8 offset of the first node that is too deep; none when none is.
    ///
    /// Keeps its place in a list rather than on the stack, so that it can look at any tree.
    static func excess(in tree: SourceFileSyntax) -> Int? {
        var open = [tree.raw.layoutView?.children.makeIterator()].compactMap(\.self)
        var offset = 0
        while !open.isEmpty {
            guard let next = open[open.count - 1].next() else {
                open.removeLast()
                continue
            }
            guard let node = next else { continue }
            if let layout = node.layoutView {
                if open.count >= maximum { return offset + node.leadingTriviaByteLength }
                open.append(layout.children.makeIterator())
            } else {
                offset += node.byteLength
            }
        }
        return nil
    }
}
