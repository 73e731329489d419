import Foundation

/// Small pictures as bytes, made by hand from the formats' specifications; only what a header says is true of them.
enum Images {
    /// A whole and valid PNG of one white pixel.
    static let png = png(width: 1, height: 1)

    /// A PNG whose header claims a size; the pixels and the checksum that follow are those of one white pixel.
    static func png(width: UInt32, height: UInt32) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += [0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
        bytes += [8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55]
        bytes += [0, 0, 0, 10] + Array("IDAT".utf8)
        bytes += [0x78, 0xDA, 0x63, 0xF8, 0x0F, 0x00, 0x01, 0x01, 0x01, 0x00, 0x1C, 0xB0, 0x8C, 0x99]
        bytes += [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
        return Data(bytes)
    }

    /// A JPEG's start: an application segment, fill bytes, a table, then the frame header of one component.
    static func jpeg(width: UInt16, height: UInt16, frame: UInt8 = 0xC0) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8]
        bytes += [0xFF, 0xE0, 0, 8] + Array("JFIF".utf8) + [0, 1]
        bytes += [0xFF, 0xFF, 0xFF, 0xDB, 0, 3, 0]
        bytes += [0xFF, frame, 0, 11, 8] + bigEndian(height) + bigEndian(width) + [1, 1, 0x11, 0]
        return Data(bytes + [0xFF, 0xD9])
    }

    static func gif(width: UInt16, height: UInt16, version: String = "GIF89a") -> Data {
        Data(Array(version.utf8) + littleEndian(width) + littleEndian(height) + [0, 0, 0, 0x3B])
    }

    /// Lossy: 14 bits of each side, under 2 bits of scale that are not part of the size.
    static func webPLossy(width: UInt16, height: UInt16) -> Data {
        webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + littleEndian(width | 0x4000) + littleEndian(height | 0x8000))
    }

    /// Lossless: both sides less 1, of 14 bits each, in one number; the alpha bit above them is set.
    static func webPLossless(width: UInt32, height: UInt32) -> Data {
        webP("VP8L", [0x2F] + littleEndian(width - 1 | (height - 1) << 14 | 1 << 28))
    }

    /// Extended: both sides less 1, in 24 bits each.
    static func webPExtended(width: UInt32, height: UInt32) -> Data {
        webP("VP8X", [0x10, 0, 0, 0] + littleEndian(width - 1).prefix(3) + littleEndian(height - 1).prefix(3))
    }
}

extension Images {
    private static func webP(_ chunk: String, _ content: [UInt8]) -> Data {
        let body = Array("WEBP".utf8) + Array(chunk.utf8) + littleEndian(UInt32(content.count)) + content
        return Data(Array("RIFF".utf8) + littleEndian(UInt32(body.count)) + body)
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }
}
