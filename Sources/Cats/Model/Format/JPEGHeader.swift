import Picture

/// The segments of a JPEG file up to its frame header, where the size is (ITU-T T.81, annex B).
enum JPEGHeader {
    private static let startOfImage: [UInt8] = [0xFF, 0xD8]

    /// Nothing when the signature is another, or no whole frame header comes before the first scan.
    static func size(in bytes: ByteReader) -> PixelSize? {
        guard bytes.has(startOfImage, at: 0) else { return nil }
        var offset = 2
        while let (marker, start) = marker(at: offset, in: bytes) {
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return frameSize(at: start, in: bytes)
            case 0x01, 0xD0...0xD7:
                offset = start
            case 0x00, 0xD8...0xDA:
                return nil
            default:
                guard let length = bytes.bigEndian(2, at: start), length >= 2 else { return nil }
                offset = start + length
            }
        }
        return nil
    }
}

extension JPEGHeader {
    /// The marker's code, and where its segment starts; a marker may be preceded by any number of fill bytes.
    private static func marker(at offset: Int, in bytes: ByteReader) -> (code: UInt8, segment: Int)? {
        guard bytes.byte(at: offset) == 0xFF else { return nil }
        var offset = offset + 1
        while let code = bytes.byte(at: offset) {
            offset += 1
            if code != 0xFF { return (code, offset) }
        }
        return nil
    }

    /// The frame header holds its length, 1 byte of precision, height, width, and 3 bytes for each component.
    private static func frameSize(at start: Int, in bytes: ByteReader) -> PixelSize? {
        guard
            let length = bytes.bigEndian(2, at: start), bytes.has(length, at: start),
            let components = bytes.byte(at: start + 7), components > 0, length == 8 + 3 * Int(components),
            let height = bytes.bigEndian(2, at: start + 3), let width = bytes.bigEndian(2, at: start + 5)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}
