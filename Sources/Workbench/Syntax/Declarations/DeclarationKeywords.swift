@_spi(RawSyntax) import Parsing
import Support
@_spi(RawSyntax) import SwiftSyntax

/// Where a text has the words that types, type aliases, extensions and imports are declared with.
///
/// Most code has none of them, and need not be walked to find what it declares. Some stand in comments, or are names.
struct DeclarationKeywords {
    /// UTF-8 offsets, ascending.
    private let offsets: [Int]

    init(in text: String) {
        var text = text
        offsets = text.withUTF8(Self.offsets)
    }

    /// Whether one of them stands in the node, so that it may hold a declaration.
    func stand(in node: PlacedNode) -> Bool {
        let next = offsets.partitioningIndex(where: { $0 >= node.offset })
        return next < offsets.count && offsets[next] < node.endOffset
    }
}

extension DeclarationKeywords {
    private static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let text = SyntaxText(buffer: .init(bytes))
        var offsets: [Int] = []
        var isInWord = false
        for (offset, byte) in bytes.enumerated() {
            let startsWord = !isInWord
            isInWord = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            if startsWord, isInWord, startsWithKeyword(SyntaxText(rebasing: text[offset...])) { offsets.append(offset) }
        }
        return offsets
    }

    private static func startsWithKeyword(_ text: SyntaxText) -> Bool {
        switch text.first {
        case UInt8(ascii: "a"): text.hasPrefix("actor")
        case UInt8(ascii: "c"): text.hasPrefix("class")
        case UInt8(ascii: "e"): text.hasPrefix("enum") || text.hasPrefix("extension")
        case UInt8(ascii: "i"): text.hasPrefix("import")
        case UInt8(ascii: "p"): text.hasPrefix("protocol")
        case UInt8(ascii: "s"): text.hasPrefix("struct")
        case UInt8(ascii: "t"): text.hasPrefix("typealias")
        default: false
        }
    }
}
