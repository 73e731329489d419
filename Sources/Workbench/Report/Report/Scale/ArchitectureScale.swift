/// One architecture at every size that was measured.
public struct ArchitectureScale: Hashable, Codable, Sendable {
    public let name: String
    /// The file of the first pair that is changed to see what is built again, relative to the subject's root.
    public let changedFile: String
    /// By the number of pairs.
    public let points: [ScalePoint]

    public init(name: String, changedFile: String, points: [ScalePoint]) {
        self.name = name
        self.changedFile = changedFile
        self.points = points
    }

    /// The scale with one size more.
    public func adding(_ point: ScalePoint) -> ArchitectureScale {
        ArchitectureScale(name: name, changedFile: changedFile, points: points + [point])
    }
}
