import Picture

/// The start of a PNG file: its signature and the `IHDR` chunk (PNG specification, 5.2 and 11.2.2).
enum PNGHeader {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// 4 bytes of length, 4 of type, 13 of content and 4 of checksum.
    private static let chunkLength = 25

    /// Nothing when the signature is another, or the header chunk is not the first one or not whole.
    static func size(in bytes: ByteReader) -> PixelSize? {
        guard
            bytes.has(signature, at: 0), bytes.has(chunkLength, at: 8),
            bytes.bigEndian(4, at: 8) == 13, bytes.has("IHDR", at: 12),
            let width = bytes.bigEndian(4, at: 16), let height = bytes.bigEndian(4, at: 20)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}
