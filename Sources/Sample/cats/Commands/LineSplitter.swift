import Foundation

/// Cuts bytes that come in pieces into lines.
struct LineSplitter {
    private var rest = Data()

    /// Takes the next piece, and gives the lines that are whole now, without their ends.
    mutating func take(_ piece: Data) -> [String] {
        let parts = (rest + piece).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = parts.last.map { Data($0) } ?? Data()
        return parts.dropLast().map(text)
    }

    /// Gives the last line, if it has no end.
    mutating func finish() -> String? {
        defer { rest = Data() }
        return rest.isEmpty ? nil : text(of: rest)
    }
}

extension LineSplitter {
    private func text(of line: Data) -> String {
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}
