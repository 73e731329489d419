import Foundation
import Support

/// Where the lines of a text start.
///
/// A line ends with LF, CRLF or a lone CR; the last one may have no end.
public struct LineTable: Hashable, Sendable {
    /// UTF-8 offsets, ascending, one for each line; none for an empty text.
    public let starts: [Int]

    public init(of text: String) {
        var text = text
        starts = text.withUTF8(Self.starts)
    }

    /// How many lines there are; what follows the last line end is one more only if it is not empty.
    public var count: Int { starts.count }

    /// The line, counted from 1, that holds the byte at `offset`; an offset past the end is on the last line.
    public func line(atOffset offset: Int) -> Int {
        max(starts.partitioningIndex(where: { $0 > offset }), 1)
    }

    public func position(atOffset offset: Int) -> SourcePosition {
        let line = line(atOffset: offset)
        let start = starts.isEmpty ? 0 : starts[line - 1]
        return SourcePosition(line: line, column: offset - start + 1)
    }

    /// The UTF-8 offset of a position; `nil` if the text has no such line.
    public func offset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, position.line <= starts.count else { return nil }
        return starts[position.line - 1] + position.column - 1
    }
}

extension LineTable {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = bytes.isEmpty ? [] : [0]
        let hasCarriageReturn = place(of: carriageReturn, in: bytes, from: 0) != nil
        var offset = 0
        while let end = hasCarriageReturn
            ? lineEnd(in: bytes, from: offset) : place(of: lineFeed, in: bytes, from: offset),
            end + 1 < bytes.count
        {
            offset = end + 1
            starts.append(offset)
        }
        return starts
    }

    private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        bytes[offset...].indices.first { index in
            bytes[index] == lineFeed
                || (bytes[index] == carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != lineFeed))
        }
    }

    /// Asks the C library, which looks at many bytes at a time.
    private static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        guard let start = bytes.baseAddress, let found = memchr(start + offset, Int32(byte), bytes.count - offset)
        else { return nil }
        return UnsafeRawPointer(start).distance(to: found)
    }
}
