import Picture

/// Develops photos as SVG documents that hold the original and the filter, for a browser to draw.
@MainActor
public final class SVGDarkroom: Darkroom {
    /// The bytes of an edited photo, 14 MB: the largest photo that loads, 10 MB, takes 13.3 MB in base64.
    public nonisolated static let standardByteLimit = 14_000_000

    private let byteLimit: Int

    public init(byteLimit: Int = SVGDarkroom.standardByteLimit) {
        self.byteLimit = byteLimit
    }

    public func develop(_ photo: Photo, with filter: PhotoFilter) async throws(DarkroomError) -> Photo {
        let image = FilteredImage(picture: photo.picture, matrix: filter.matrix)
        return try await Self.develop(image, upTo: byteLimit)
    }
}

extension SVGDarkroom {
    @concurrent
    private static func develop(_ image: FilteredImage, upTo byteLimit: Int) async throws(DarkroomError) -> Photo {
        let document = try image.svg(upTo: byteLimit)
        return Photo(trusting: Picture(data: document, mediaType: .svg, size: image.picture.size))
    }
}
