/// An edge that has come or gone.
public struct EdgeChange: Hashable, Sendable {
    public let edge: EdgeName
    /// The file that the edge's first place is in, or was.
    public let file: String
    public let isNew: Bool
}
