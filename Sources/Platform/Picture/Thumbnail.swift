/// A small picture with its name, one of several to choose from.
public struct Thumbnail: Hashable, Sendable {
    public let name: String
    public let picture: Picture

    public init(name: String, picture: Picture) {
        self.name = name
        self.picture = picture
    }
}
