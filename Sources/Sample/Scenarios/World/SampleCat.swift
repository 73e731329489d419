import Foundation
import Model
import Picture

/// The cats of the scenarios, told apart by address and by bytes.
enum SampleCat: String, Hashable, Sendable {
    case tabby
    case siamese

    var address: String { "http://cats.example/\(rawValue).png" }

    /// Foundation has no failable-free way to make a URL; these addresses are valid by inspection.
    var cat: Cat {
        get throws(ScenarioFailure.Reason) {
            guard let url = URL(string: address) else { throw .invalidAddress(address) }
            return Cat(photoURL: url, foundAt: Date(timeIntervalSince1970: 0))
        }
    }

    var photo: Photo {
        Photo(Picture(data: Data(rawValue.utf8), mediaType: .png, size: PixelSize(width: 3, height: 2)))
    }

    /// The photo as the scripted darkroom makes it: its bytes tell what was filtered, and how.
    func photo(under filter: PhotoFilter?) -> Photo {
        filter.map(photo.developed) ?? photo
    }
}

extension Photo {
    func developed(with filter: PhotoFilter) -> Photo {
        Photo(Picture(data: picture.data + Data("+\(filter.name)".utf8), mediaType: .svg, size: picture.size))
    }
}
