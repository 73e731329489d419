/// That one node refers to another, with every place where it does.
public struct Edge: Hashable, Sendable {
    public let from: Node
    public let to: Node
    /// In the order of files and positions; never empty.
    public let evidence: [Evidence]
}
