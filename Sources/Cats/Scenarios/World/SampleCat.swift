import CatsModel
import Foundation
import Picture

/// The cats of the scenarios, told apart by address and by bytes.
public enum SampleCat: String, Hashable, Sendable, CaseIterable {
    case tabby
    case siamese

    /// Where the photo is, as a title shows it.
    public var address: String { photoURL.absoluteString }

    private var photoURL: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "cats.example"
        components.path = "/\(rawValue).png"
        return components.url ?? URL(fileURLWithPath: rawValue)
    }

    public var cat: Cat {
        Cat(photoURL: photoURL, foundAt: Date(timeIntervalSince1970: 0))
    }

    public var photo: Photo {
        Photo(trusting: Picture(data: Data(rawValue.utf8), mediaType: .png, size: PixelSize(width: 3, height: 2)))
    }

    /// The photo as the scripted darkroom makes it: its bytes tell what was filtered, and how.
    public func photo(under filter: PhotoFilter?) -> Photo {
        filter.map(photo.developed) ?? photo
    }
}

extension Photo {
    func developed(with filter: PhotoFilter) -> Photo {
        let data = picture.data + Data("+\(filter.name)".utf8)
        return Photo(trusting: Picture(data: data, mediaType: .svg, size: picture.size))
    }
}
