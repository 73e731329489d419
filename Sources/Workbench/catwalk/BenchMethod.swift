/// How costs are taken.
enum BenchMethod: Hashable, Sendable {
    /// It is an error when nothing can be counted.
    case counted
    case timed
    /// What can be counted is, and all is timed.
    case both
}
