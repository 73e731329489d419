/// The bodies that branch or call the model.
public struct DecidingFigures: Hashable, Codable, Sendable {
    public let bodies: Int
    /// Code lines of these bodies, with what is nested in them.
    public let lines: Int
    /// How many of these are in types, or in what files declare outside them, from which no layer that draws can be
    /// reached; `nil` if none is known.
    public let uiFreeLines: CoverageCount?
    /// Their regions, and those that ran in tests that reach no screen; `nil` if that could not be told.
    public let uiFree: CoverageCount?

    public init(bodies: Int, lines: Int, uiFreeLines: CoverageCount? = nil, uiFree: CoverageCount? = nil) {
        self.bodies = bodies
        self.lines = lines
        self.uiFreeLines = uiFreeLines
        self.uiFree = uiFree
    }
}
