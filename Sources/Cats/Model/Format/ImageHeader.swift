import Foundation
import Picture

/// What the first bytes of an encoded image say about it.
struct ImageHeader: Hashable {
    let mediaType: MediaType

    /// As stored: not checked for zero or for any limit.
    let size: PixelSize

    /// Nothing when the bytes begin like none of the formats, or end before the size.
    init?(readingFrom data: Data) {
        let bytes = ByteReader(data)
        for format in ImageHeader.formats {
            guard let size = format.readSize(bytes) else { continue }
            self.mediaType = format.mediaType
            self.size = size
            return
        }
        return nil
    }
}

extension ImageHeader {
    /// The formats by their readers, each of which turns down what does not bear its signature.
    private static let formats: [(mediaType: MediaType, readSize: @Sendable (ByteReader) -> PixelSize?)] = [
        (.jpeg, { JPEGHeader.size(in: $0) }),
        (.png, { PNGHeader.size(in: $0) }),
        (.gif, { GIFHeader.size(in: $0) }),
        (.webP, { WebPHeader.size(in: $0) }),
    ]
}
