import CatsModel
import Foundation
import Picture

/// Finds the same cat each time, at once.
final class ReadyProvider: CatProvider {
    static let photo = Photo(
        trusting: Picture(data: Data("cat".utf8), mediaType: .png, size: PixelSize(width: 3, height: 2))
    )

    func findCat() async throws(LoadError) -> Cat {
        Cat(photoURL: URL(filePath: "/cat.png"), foundAt: Date(timeIntervalSince1970: 0))
    }

    func photo(of cat: Cat) async throws(LoadError) -> Photo {
        ReadyProvider.photo
    }
}
