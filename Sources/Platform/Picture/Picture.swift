import Foundation

/// An image as every layer passes it around: encoded bytes and what is known about them without decoding.
public struct Picture: Hashable, Sendable {
    /// The encoded bytes, exactly as they came.
    public let data: Data

    public let mediaType: MediaType

    /// The size stored in the bytes, in pixels.
    public let size: PixelSize

    /// The colours this picture is to be shown under; none shows it as it is.
    public let colorMatrix: ColorMatrix?

    public init(data: Data, mediaType: MediaType, size: PixelSize, colorMatrix: ColorMatrix? = nil) {
        self.data = data
        self.mediaType = mediaType
        self.size = size
        self.colorMatrix = colorMatrix
    }

    /// The same picture, to be shown under `matrix`; its bytes stay as they are.
    public func under(_ matrix: ColorMatrix) -> Picture {
        Picture(data: data, mediaType: mediaType, size: size, colorMatrix: matrix)
    }
}
