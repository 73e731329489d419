@_spi(RawSyntax) import SwiftSyntax

/// How deep a syntax tree is: a chain of a hundred thousand calls parses well, and then overflows the stack of
/// visitors.
struct TreeDepth {
    /// Far above what anybody writes: a chain of 1 000 calls has 2 000 levels.
    static let maximum = 8_000
    /// More than a byte of source ever adds: a bracket adds ten, and only 128 of them are open at a time.
    private static let levelsPerByte = 32
    private var offset = 0

    /// The UTF-8 offset of the first node that is too deep; `nil` if none is.
    static func excess(in tree: SourceFileSyntax) -> Int? {
        var depth = TreeDepth()
        return depth.exceeds(tree.raw, level: 1) ? depth.offset : nil
    }

    /// Goes no deeper than the maximum itself, and passes over what is too short to reach it.
    private mutating func exceeds(_ node: RawSyntax, level: Int) -> Bool {
        let length = node.byteLength
        guard level + (length + 1) * Self.levelsPerByte > Self.maximum, let layout = node.layoutView else {
            offset += length
            return false
        }
        if level > Self.maximum { return true }
        for case let child? in layout.children where exceeds(child, level: level + 1) { return true }
        return false
    }
}
