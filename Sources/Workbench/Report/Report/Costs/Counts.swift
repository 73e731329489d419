/// One value for each thing that is counted of a program that runs.
public struct Counts<Value> {
    public let instructions: Value
    /// Objects of classes and closures that were allocated.
    public let objects: Value
    /// Pieces of memory that were allocated, objects included.
    public let allocations: Value
    public let retains: Value
    public let releases: Value
    /// Jobs that were put on the main executor.
    public let mainActorHops: Value

    public init(
        instructions: Value,
        objects: Value,
        allocations: Value,
        retains: Value,
        releases: Value,
        mainActorHops: Value
    ) {
        self.instructions = instructions
        self.objects = objects
        self.allocations = allocations
        self.retains = retains
        self.releases = releases
        self.mainActorHops = mainActorHops
    }
}

extension Counts: Equatable where Value: Equatable {}
extension Counts: Hashable where Value: Hashable {}
extension Counts: Encodable where Value: Encodable {}
extension Counts: Decodable where Value: Decodable {}
extension Counts: Sendable where Value: Sendable {}

/// What was counted.
public typealias CallCounts = Counts<Int>

extension CallCounts {
    public static let none = CallCounts(
        instructions: 0,
        objects: 0,
        allocations: 0,
        retains: 0,
        releases: 0,
        mainActorHops: 0
    )

    public static func + (left: CallCounts, right: CallCounts) -> CallCounts { left.combined(with: right, by: +) }

    public static func - (left: CallCounts, right: CallCounts) -> CallCounts { left.combined(with: right, by: -) }

    /// How many times as much as `base` each is; undefined where that is not above 0.
    public func ratios(to base: CallCounts) -> Counts<Figure> {
        combined(with: base) { count, base in Figure(base > 0 ? Double(count) / Double(base) : nil) }
    }

    private func combined<Result>(with other: CallCounts, by combine: (Int, Int) -> Result) -> Counts<Result> {
        Counts<Result>(
            instructions: combine(instructions, other.instructions),
            objects: combine(objects, other.objects),
            allocations: combine(allocations, other.allocations),
            retains: combine(retains, other.retains),
            releases: combine(releases, other.releases),
            mainActorHops: combine(mainActorHops, other.mainActorHops)
        )
    }
}
