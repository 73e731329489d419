import Foundation

/// What is shown of a source around one of its lines: all of it, unless it is longer than what people read or write.
struct SourceExcerpt: Hashable, Sendable {
    /// The first line's number; lines count from 1.
    let first: Int
    /// Without what ends them.
    let lines: [String]
    let isWhole: Bool

    /// Half of them stand above the asked line.
    static let lineLimit = 2_000
    /// 128 KiB, as many lines of usual length; a line that is longer than all of it is cut.
    static let byteLimit = 128 * 1024

    /// Shows the source's end if it has no such line.
    init(of source: Data, around line: Int) {
        (first, lines, isWhole) = source.withUnsafeBytes { bytes in
            let chosen = Start().moved(to: line, in: bytes)
            var begin = Start().moved(to: chosen.line - Self.lineLimit / 2, in: bytes)
            while chosen.offset - begin.offset > Self.byteLimit / 2 {
                begin = begin.moved(to: begin.line + 1, in: bytes)
            }
            let limit = min(bytes.count, begin.offset + Self.byteLimit)
            var lines: [String] = []
            var (offset, end) = (begin.offset, bytes.count)
            while offset <= limit, lines.count < Self.lineLimit {
                end = Self.lineEnd(from: offset, in: bytes)
                lines.append(Self.text(of: bytes[offset..<min(end, limit)]))
                offset = end + 1
            }
            return (begin.line, lines, begin.offset == 0 && end == bytes.count && end <= limit)
        }
    }
}

extension SourceExcerpt {
    private static let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

    /// Where a line begins.
    private struct Start {
        var line = 1
        var offset = 0

        /// The beginning of a later line, or of the last one.
        func moved(to line: Int, in bytes: UnsafeRawBufferPointer) -> Start {
            var start = self
            while start.line < line {
                let end = lineEnd(from: start.offset, in: bytes)
                if end == bytes.count { break }
                start = Start(line: start.line + 1, offset: end + 1)
            }
            return start
        }
    }

    /// Where a line's text ends that begins at the offset.
    private static func lineEnd(from offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        guard offset < bytes.count, let base = bytes.baseAddress,
            let end = memchr(base + offset, Int32(newline), bytes.count - offset)
        else { return bytes.count }
        return UnsafeRawPointer(end) - base
    }

    private static func text(of line: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: line.last == carriageReturn ? line.dropLast() : line, as: UTF8.self)
    }
}
