/// What a measurement of growth is about to do.
public enum ScaleStep: Hashable, Sendable {
    case reading
    /// Another run has the package; this one goes on when that has ended.
    case waiting
    case building(pairs: Int)
    case testing(architecture: String, pairs: Int)
    case timing(architecture: String, pairs: Int, round: Int)
}

extension ScaleStep: CustomStringConvertible {
    public var description: String {
        switch self {
        case .reading: "Reading the sources"
        case .waiting: "Waiting for another run on this package to end"
        case .building(let pairs): "Pairs: \(pairs). Writing and building"
        case .testing(let architecture, let pairs): "Pairs: \(pairs). Testing \(architecture)"
        case .timing(let architecture, let pairs, let round): "Pairs: \(pairs). Timing \(architecture), round \(round)"
        }
    }
}
