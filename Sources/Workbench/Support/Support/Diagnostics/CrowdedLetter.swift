/// A letter under more combining marks than any script has: to compare two such texts takes the square of their number.
///
/// The limit is that of Unicode's Stream-Safe Text Format (Unicode Standard Annex 15).
enum CrowdedLetter {
    static let mostMarks = 30

    /// The line of the first one, counted from 1; `nil` if there is none.
    static func line(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                let run = run(around: place, in: bytes)
                if run.count > span, isCrowded(UnsafeBufferPointer(rebasing: bytes[run])) {
                    return 1 + bytes[..<run.lowerBound].count { $0 == UInt8(ascii: "\n") }
                }
                // A run that is long enough covers one of these places, and a look at the others would take longer.
                place = max(place, run.upperBound) + span
            }
            return nil
        }
    }

    /// Each mark takes two bytes at least.
    private static let span = 2 * mostMarks

    /// The bytes that no ASCII character interrupts.
    private static func run(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (place, place)
        while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
        if start == end { return start..<end }
        while start > 0, bytes[start - 1] >= 0x80 { start -= 1 }
        return start..<end
    }

    private static func isCrowded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var marks = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks > mostMarks { return true }
        }
        return false
    }
}
