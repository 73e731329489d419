import Foundation

/// The cats that the service has with it, each named by its file.
public enum BundledCat: String, Hashable, Sendable, CaseIterable {
    case chelsea = "chelsea.jpg"
    case chelseaMirrored = "chelsea-mirrored.png"
    case greyOnCushion = "grey-on-cushion.jpg"
    case blackAndWhite = "black-and-white.png"
    case prowlingGrey = "prowling-grey.png"
    case lookingBack = "looking-back.png"
    case siamese = "siamese.png"
    case kitten = "kitten.gif"

    /// Any of them.
    public static func random() -> BundledCat {
        allCases.randomElement() ?? .chelsea
    }

    /// What the service says of the photo's format, as a `Content-Type` header has it.
    public var contentType: String {
        switch self {
        case .chelsea, .greyOnCushion: "image/jpeg"
        case .chelseaMirrored, .blackAndWhite, .prowlingGrey, .lookingBack, .siamese: "image/png"
        case .kitten: "image/gif"
        }
    }

    /// The bytes of the photo; throws `CatServiceError.photoMissing` when they are not where the build put them.
    public func photo() throws(CatServiceError) -> Data {
        guard
            let file = Bundle.module.url(forResource: rawValue, withExtension: nil, subdirectory: "Cats"),
            let bytes = try? Data(contentsOf: file)
        else { throw .photoMissing(self) }
        return bytes
    }
}
