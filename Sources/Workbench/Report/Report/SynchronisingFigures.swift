/// The code that only keeps what is shown in step with the rest.
public struct SynchronisingFigures: Hashable, Codable, Sendable {
    public let bodies: Int
    /// Code lines of these bodies, with what is nested in them.
    public let lines: Int
    /// Code lines of the protocols through which they lead to a view or to what it reads, without other requirements.
    public let protocolLines: Int

    public init(bodies: Int, lines: Int, protocolLines: Int) {
        self.bodies = bodies
        self.lines = lines
        self.protocolLines = protocolLines
    }
}
