import Extraction

/// What a run is about to do.
public enum Step: Hashable, Sendable {
    case reading
    /// Another run has the package; this one goes on when that has ended.
    case waiting
    case building
    case isolating(architecture: String)
    case testing(architecture: String, group: TestGroup)
    case covering
    case measuring
}

extension Step: CustomStringConvertible {
    public var description: String {
        switch self {
        case .reading: "Reading the sources"
        case .waiting: "Waiting for another run on this package to end"
        case .building: "Building the subject and its tests"
        case .isolating(let architecture): "Building \(architecture) alone with the shared layers"
        case .testing(let architecture, let group): "Testing \(architecture): \(group)"
        case .covering: "Reading the coverage"
        case .measuring: "Measuring"
        }
    }
}
