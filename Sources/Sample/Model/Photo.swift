import Picture

/// A picture that was checked where its bytes came in.
public struct Photo: Hashable, Sendable {
    public let picture: Picture

    /// Takes a picture that came out of a checked photo before; for bytes from outside there is `init(checking:)`.
    public init(_ picture: Picture) {
        self.picture = picture
    }

    /// This photo as it looks through `filter`, without any work by the darkroom.
    public func preview(of filter: PhotoFilter) -> Picture {
        picture.under(filter.matrix)
    }
}
