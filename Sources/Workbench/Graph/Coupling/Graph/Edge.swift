/// That one node refers to another, with every place where it does.
public struct Edge: Hashable, Sendable {
    public let from: Node
    public let to: Node
    /// In the order of files and positions; never empty.
    public let evidence: [Evidence]

    /// Whether all that the edge says is that one conforms to the other.
    public var isConformanceOnly: Bool { evidence.allSatisfy(\.isConformance) }
}
