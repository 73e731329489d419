@_spi(RawSyntax) import Parsing

/// Where a text has the words that types, extensions and imports are declared with.
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
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < node.offset { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < node.endOffset
    }
}

extension DeclarationKeywords {
    private static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets: [Int] = []
        var isInWord = false
        for (offset, byte) in bytes.enumerated() {
            let startsWord = !isInWord
            isInWord = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            if startsWord, isInWord, hasKeyword(bytes[offset...]) { offsets.append(offset) }
        }
        return offsets
    }

    private static func hasKeyword(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        switch bytes.first {
        case UInt8(ascii: "a"): bytes.starts(with: "actor".utf8)
        case UInt8(ascii: "c"): bytes.starts(with: "class".utf8)
        case UInt8(ascii: "e"): bytes.starts(with: "enum".utf8) || bytes.starts(with: "extension".utf8)
        case UInt8(ascii: "i"): bytes.starts(with: "import".utf8)
        case UInt8(ascii: "p"): bytes.starts(with: "protocol".utf8)
        case UInt8(ascii: "s"): bytes.starts(with: "struct".utf8)
        default: false
        }
    }
}
