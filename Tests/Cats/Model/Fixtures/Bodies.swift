import Foundation

/// Bodies of answers that are large, deep or packed.
enum Bodies {
    /// A photo of 100 kB.
    static let photo = Images.png + Data(count: 100_000 - Images.png.count)

    /// 64 KiB of spaces, which JSON allows anywhere.
    static let spaces = Data(repeating: 0x20, count: 65_536)

    /// 2 080 bytes that inflate to 330 240 zeros, after `gzipStart` and as often as wanted.
    ///
    /// In DEFLATE's fixed code, "258 bytes like the last one" is 11000101 and then 00000: 13 bits. 8 of those are 13
    /// whole bytes for 2 064 zeros; RFC 1951 packs them from the lowest bit up.
    static let gzipZeros = Data((0..<160).flatMap { _ in repeats })

    /// A gzip header, then the start of a block in the fixed code (3 bits), one zero (00110000) and one repeat: 24 bits.
    static let gzipStart = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + packed("010" + "00110000" + "1100010100000")
}

extension Bodies {
    private static let repeats = packed(String(repeating: "1100010100000", count: 8))

    private static func packed(_ bits: String) -> [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits.dropFirst(start).prefix(8).reversed().reduce(0) { $0 << 1 | ($1 == "1" ? 1 : 0) }
        }
    }
}
