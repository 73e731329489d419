/// What was counted of a program that runs.
public struct CallCounts: Hashable, Codable, Sendable {
    public let instructions: Int
    /// Objects of classes and closures that were allocated.
    public let objects: Int
    /// Pieces of memory that were allocated, objects included.
    public let allocations: Int
    public let retains: Int
    public let releases: Int
    /// Jobs that were put on the main executor.
    public let mainActorHops: Int

    public init(
        instructions: Int,
        objects: Int,
        allocations: Int,
        retains: Int,
        releases: Int,
        mainActorHops: Int
    ) {
        self.instructions = instructions
        self.objects = objects
        self.allocations = allocations
        self.retains = retains
        self.releases = releases
        self.mainActorHops = mainActorHops
    }

    public static let none = CallCounts(
        instructions: 0,
        objects: 0,
        allocations: 0,
        retains: 0,
        releases: 0,
        mainActorHops: 0
    )

    public static func + (left: CallCounts, right: CallCounts) -> CallCounts {
        CallCounts(
            instructions: left.instructions + right.instructions,
            objects: left.objects + right.objects,
            allocations: left.allocations + right.allocations,
            retains: left.retains + right.retains,
            releases: left.releases + right.releases,
            mainActorHops: left.mainActorHops + right.mainActorHops
        )
    }
}
