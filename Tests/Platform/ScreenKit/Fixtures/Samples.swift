import Foundation
import Picture
import ScreenKit

extension Picture {
    static let sample = Picture(
        data: Data("a picture".utf8),
        mediaType: .png,
        size: PixelSize(width: 1, height: 1)
    )
}

extension [Thumbnail] {
    static let pair = ["Day", "Night"].map { Thumbnail(name: $0, picture: .sample) }
}
