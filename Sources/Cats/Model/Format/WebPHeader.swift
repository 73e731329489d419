import Picture

/// The start of a WebP file in its three forms: lossy, lossless and extended (RFC 9649, RFC 6386 section 9.1).
enum WebPHeader {
    private static let contentStart = 20
    private static let lossyStartCode: [UInt8] = [0x9D, 0x01, 0x2A]
    private static let losslessSignature: UInt8 = 0x2F

    /// Nothing when the signature is another, or the first chunk is none of the three or cut.
    static func size(in bytes: ByteReader) -> PixelSize? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
        if bytes.has("VP8 ", at: 12) { return lossySize(in: bytes) }
        if bytes.has("VP8L", at: 12) { return losslessSize(in: bytes) }
        if bytes.has("VP8X", at: 12) { return canvasSize(in: bytes) }
        return nil
    }
}

extension WebPHeader {
    /// A key frame (lowest bit 0), its start code, then 14 bits of width and of height, each under 2 bits of scale.
    private static func lossySize(in bytes: ByteReader) -> PixelSize? {
        guard
            let tag = bytes.byte(at: contentStart), tag & 1 == 0,
            bytes.has(lossyStartCode, at: contentStart + 3),
            let width = bytes.littleEndian(2, at: contentStart + 6),
            let height = bytes.littleEndian(2, at: contentStart + 8)
        else { return nil }
        return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }

    /// A signature byte, then 14 bits of width less 1, 14 of height less 1, 1 for alpha and 3 of version, always 0.
    private static func losslessSize(in bytes: ByteReader) -> PixelSize? {
        guard
            bytes.byte(at: contentStart) == losslessSignature,
            let bits = bytes.littleEndian(4, at: contentStart + 1), bits >> 29 == 0
        else { return nil }
        return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }

    /// 4 bytes of flags, then 24 bits of width less 1 and of height less 1.
    private static func canvasSize(in bytes: ByteReader) -> PixelSize? {
        guard
            let width = bytes.littleEndian(3, at: contentStart + 4),
            let height = bytes.littleEndian(3, at: contentStart + 7)
        else { return nil }
        return PixelSize(width: width + 1, height: height + 1)
    }
}
