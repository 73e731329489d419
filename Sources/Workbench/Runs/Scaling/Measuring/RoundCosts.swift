import Support

/// What one architecture took in one round.
struct RoundCosts: Hashable, Sendable {
    let cleanBuild: ToolTime
    let rebuild: ToolTime

    /// `nil` without tests.
    let testRun: ToolTime?
}
