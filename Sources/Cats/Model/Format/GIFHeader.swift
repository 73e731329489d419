import Picture

/// The start of a GIF file: its signature and the logical screen descriptor (GIF89a, sections 17 and 18).
enum GIFHeader {
    private static let length = 13

    /// Nothing when the signature is another or the descriptor is cut.
    static func size(in bytes: ByteReader) -> PixelSize? {
        guard
            bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0), bytes.has(length, at: 0),
            let width = bytes.littleEndian(2, at: 6), let height = bytes.littleEndian(2, at: 8)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}
