import Model

/// Something the app has asked of the world, open until it is answered.
public enum Request {
    public enum Kind: Hashable, Sendable {
        case find
        case download
        case develop(PhotoFilter)
        case save
    }

    /// Which of several open requests of one kind is meant.
    public enum Age: Hashable, Sendable {
        case newest
        case oldest
    }
}
