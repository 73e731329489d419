import Model

/// Something the app has asked of the world, open until it is answered.
enum Request {
    enum Kind: Hashable, Sendable {
        case find
        case download
        case develop(PhotoFilter)
        case save
    }

    /// Which of several open requests of one kind is meant.
    enum Age: Hashable, Sendable {
        case newest
        case oldest
    }
}
