import CatsModel
import Foundation

/// What the world can say to a request that is open.
public enum Answer: Hashable, Sendable {
    case found(SampleCat)
    case notFound(LoadError)
    case photo(SampleCat)
    case noPhoto(LoadError)
    case developed(PhotoFilter)
    case notDeveloped(PhotoFilter)
    case saveEnded(SaveOutcome)

    /// The photo is in the library, wherever that is.
    public static let saved = Answer.saveEnded(.saved(URL(fileURLWithPath: "/photos/cat.svg")))

    var kind: Request.Kind {
        switch self {
        case .found, .notFound: .find
        case .photo, .noPhoto: .download
        case .developed(let filter), .notDeveloped(let filter): .develop(filter)
        case .saveEnded: .save
        }
    }
}
