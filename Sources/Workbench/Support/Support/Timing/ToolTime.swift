/// What running a tool took, in seconds.
public struct ToolTime: Hashable, Codable, Sendable {
    /// On the clock on the wall; what else the machine does is in it.
    public let wall: Double
    /// Of the processors, by the tool and all that it started; hardly moved by what else the machine does.
    public let processor: Double
}
