/// How costs are taken.
enum BenchMethod: Hashable, Sendable {
    /// It is an error when nothing can be counted.
    case counted
    case timed
    case built
    /// What can be counted is, and all is timed; architectures are built unless it is about some scenarios only.
    case all

    var counts: Bool { self == .counted || self == .all }

    var times: Bool { self == .timed || self == .all }

    /// Whether scenarios are played.
    var plays: Bool { self != .built }
}
