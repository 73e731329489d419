import Foundation
import Picture

/// A picture whose bytes were checked where they came from outside, or made by the app.
public struct Photo: Hashable, Sendable {
    /// The most pixels a photo may have, 25 million: shown, they take 100 MB at 4 bytes each.
    public static let pixelLimit = 25_000_000

    public let picture: Picture

    /// Takes a picture on trust, and checks nothing.
    ///
    /// Whoever calls it vouches for the picture; for bytes from outside there is `init(checking:)`.
    public init(trusting picture: Picture) {
        self.picture = picture
    }

    /// Checks bytes from outside without decoding them: their signature tells the type, their header the size.
    ///
    /// Throws `LoadError.tooLarge` for more than `pixelLimit` pixels, and `LoadError.format` for anything that is not
    /// a JPEG, PNG, GIF or WebP with a whole header and at least one pixel. SVG from outside is refused too.
    public init(checking bytes: Data) throws(LoadError) {
        guard let header = ImageHeader(readingFrom: bytes) else { throw .format }
        guard header.size.width > 0, header.size.height > 0 else { throw .format }
        guard header.size.width <= Photo.pixelLimit / header.size.height else { throw .tooLarge }
        self.init(trusting: Picture(data: bytes, mediaType: header.mediaType, size: header.size))
    }

    /// This photo as it looks through `filter`, without any work by the darkroom.
    public func preview(of filter: PhotoFilter) -> Picture {
        picture.under(filter.matrix)
    }
}
