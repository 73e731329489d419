import Scale

/// What one architecture took in one round.
struct RoundCosts: Hashable, Sendable {
    let cleanBuild: Cost
    let rebuild: Cost

    /// None without tests.
    let testRun: Cost?
}
