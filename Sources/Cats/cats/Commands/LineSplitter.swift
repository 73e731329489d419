import Foundation

/// Cuts bytes that come in pieces into lines.
struct LineSplitter {
    /// Bytes of a line that are kept, 4 KiB: no command is longer, and a line without end must not fill the memory.
    static let lineLimit = 4096

    private var rest = Data()

    /// Takes the next piece, and gives the lines that are whole now, without their ends.
    mutating func take(_ piece: Data) -> [String] {
        let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var lines: [String] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { lines.append(takeRest()) }
            rest += part.prefix(Self.lineLimit - rest.count)
        }
        return lines
    }

    /// Gives the last line, if it has no end.
    mutating func finish() -> String? {
        rest.isEmpty ? nil : takeRest()
    }
}

extension LineSplitter {
    private mutating func takeRest() -> String {
        defer { rest = Data() }
        return String(decoding: rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest, as: UTF8.self)
    }
}
