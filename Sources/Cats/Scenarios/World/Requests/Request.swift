import CatsModel

/// The words for what an app asks of the world; a request is open until it is answered.
public enum Request {
    public enum Kind: Hashable, Sendable, CustomStringConvertible {
        case find
        case download
        case develop(PhotoFilter)
        case save

        /// What a service would say was asked of it.
        public var description: String {
            switch self {
            case .find: "find a cat"
            case .download: "download a photo"
            case .develop(let filter): "develop a photo under \(filter.name)"
            case .save: "save a photo"
            }
        }
    }

    /// Which of several open requests of one kind is meant.
    public enum Age: Hashable, Sendable {
        case newest
        case oldest
    }
}
