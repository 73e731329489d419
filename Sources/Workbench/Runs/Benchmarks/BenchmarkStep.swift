import Support

/// What a run of benchmarks is about to do.
public enum BenchmarkStep: Hashable, Sendable {
    case building(product: String)
    case counting(scenario: String, player: String)
    case timing(scenario: String, round: Int, rounds: Int)
    /// Builds everything once, so that what is measured later is what is built again.
    case preparingBuilds
    case rebuilding(architecture: String, round: Int, rounds: Int)
}

extension BenchmarkStep: CustomStringConvertible {
    public var description: String {
        switch self {
        case .building(let product): "Building \(PrintablePath(product)) for release"
        case .counting(let scenario, let player): "Counting \(PrintablePath(scenario)): \(PrintablePath(player))"
        case .timing(let scenario, let round, let rounds):
            "Timing \(PrintablePath(scenario)): round \(round) of \(rounds)"
        case .preparingBuilds: "Building the architectures and what they stand on"
        case .rebuilding(let architecture, let round, let rounds):
            "Building \(PrintablePath(architecture)) anew and after changes: round \(round) of \(rounds)"
        }
    }
}
