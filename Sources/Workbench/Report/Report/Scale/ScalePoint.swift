import Support

/// One architecture with so many pairs of scenes.
public struct ScalePoint: Hashable, Codable, Sendable {
    public let pairs: Int
    public let files: Int
    public let codeLines: Int
    public let declared: Graph
    public let resolved: Graph
    /// In bytes, of its module's object code: instructions and data that are loaded, in a debug build.
    public let objectSize: Int
    /// How many cases its tests have, scenarios included; `nil` without tests.
    public let testCases: Int?
    /// Of all of its module, in each round.
    public let cleanBuild: [ToolTime]
    /// After a change in one function of one file, in each round.
    public let rebuild: [ToolTime]
    /// Of all its tests, in each round; empty without tests.
    public let testRun: [ToolTime]

    public struct Graph: Hashable, Codable, Sendable {
        public let edges: Int
        public let propagationCost: Double?

        public init(edges: Int, propagationCost: Double?) {
            self.edges = edges
            self.propagationCost = propagationCost
        }
    }

    public init(
        pairs: Int,
        files: Int,
        codeLines: Int,
        declared: Graph,
        resolved: Graph,
        objectSize: Int,
        testCases: Int?,
        cleanBuild: [ToolTime],
        rebuild: [ToolTime],
        testRun: [ToolTime]
    ) {
        self.pairs = pairs
        self.files = files
        self.codeLines = codeLines
        self.declared = declared
        self.resolved = resolved
        self.objectSize = objectSize
        self.testCases = testCases
        self.cleanBuild = cleanBuild
        self.rebuild = rebuild
        self.testRun = testRun
    }
}
