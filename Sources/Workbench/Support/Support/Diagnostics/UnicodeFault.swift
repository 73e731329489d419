import Foundation

/// Why bytes are not text, and the first place that shows it.
public struct UnicodeFault: Error, Hashable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// In Unicode scalars, counted from 1.
    public let column: Int
    /// What is wrong and what to do, without the place.
    public let reason: String

    /// Whether they are text, and a letter stands under too many marks.
    public private(set) var isCrowded = false

    /// They begin as UTF-16 or UTF-32 does.
    public static let wide = UnicodeFault(line: 1, column: 1, reason: "This is UTF-16 or UTF-32. Save it as UTF-8.")

    public static func invalid(line: Int, column: Int) -> UnicodeFault {
        let reason = "Here stands a byte that is not UTF-8. Save the file as UTF-8."
        return UnicodeFault(line: line, column: column, reason: reason)
    }

    static func crowded(line: Int) -> UnicodeFault {
        let reason = "Here a letter stands under more than \(CrowdedLetter.mostMarks) marks. Take some away."
        var fault = UnicodeFault(line: line, column: 1, reason: reason)
        fault.isCrowded = true
        return fault
    }

    /// The text of the bytes, without any repair; a byte order mark at their start stays.
    ///
    /// Throws as well if a letter stands under so many marks that to compare it would take long.
    public static func text(of data: Data) throws(UnicodeFault) -> String {
        if isWide(data) { throw .wide }
        let text = String(decoding: data, as: UTF8.self)
        // Decoding repairs what is malformed, by other bytes. `String(validating:as:)` needs macOS 15.
        guard isSame(text, as: data) else { throw place(in: data) }
        if let line = CrowdedLetter.line(in: text) { throw crowded(line: line) }
        return text
    }

    /// Compares in place: a copy of the text would take as long as to decode it.
    private static func isSame(_ text: String, as data: Data) -> Bool {
        let isSame = text.utf8.withContiguousStorageIfAvailable { decoded in
            data.withUnsafeBytes { bytes in
                guard decoded.count == bytes.count else { return false }
                guard let decoded = decoded.baseAddress, let first = bytes.baseAddress else { return true }
                return memcmp(decoded, first, bytes.count) == 0
            }
        }
        return isSame ?? (Data(text.utf8) == data)
    }

    /// Text in these encodings begins with their mark, or has a zero byte in each ASCII letter.
    private static func isWide(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) || data.prefix(2).contains(0)
    }

    private static func place(in data: Data) -> UnicodeFault {
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var (line, column) = (1, 1)
        var previous: Unicode.Scalar?
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r": (line, column) = (line + 1, 1)
            default: column += 1
            }
            previous = scalar
        }
        return .invalid(line: line, column: column)
    }
}
