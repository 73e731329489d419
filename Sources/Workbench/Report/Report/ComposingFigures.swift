/// The bodies that make objects of an architecture's own classes.
public struct ComposingFigures: Hashable, Codable, Sendable {
    public let bodies: Int
    /// Code lines of these bodies, with what is nested in them.
    public let lines: Int
    /// The scenes of which some body makes an object, in the order of the configuration.
    public let scenes: [ComposedScene]

    public init(bodies: Int, lines: Int, scenes: [ComposedScene]) {
        self.bodies = bodies
        self.lines = lines
        self.scenes = scenes
    }
}

/// What it takes to put one scene together.
public struct ComposedScene: Hashable, Codable, Sendable {
    public let name: String
    /// Code lines of the bodies that make one of its objects; one that makes objects of two scenes counts for both.
    public let lines: Int

    public init(name: String, lines: Int) {
        self.name = name
        self.lines = lines
    }
}
