/// What an edge is known by from one day to the next: whose type uses whose, no matter on which line.
public struct EdgeName: Hashable, Sendable {
    /// The architecture or shared layer of the type that uses the other.
    public let owner: String
    public let from: String
    /// The name of the other's owner, and its own: `Model.Cat`.
    public let to: String

    public init(owner: String, from: String, to: String) {
        self.owner = owner
        self.from = from
        self.to = to
    }
}

extension EdgeName: Comparable {
    public static func < (left: EdgeName, right: EdgeName) -> Bool {
        (left.owner, left.from, left.to) < (right.owner, right.from, right.to)
    }
}
