import Complexity

/// The bodies of some code, and how complex they are together.
public struct ComplexityCounts: Hashable, Codable, Sendable {
    public private(set) var bodies = 0
    /// The sum over all bodies, `??` included.
    public private(set) var cyclomatic = 0
    /// Of the most complex body; 0 without bodies.
    public private(set) var cyclomaticMaximum = 0
    /// The sum over the outermost bodies, each with what is nested in it.
    public private(set) var cognitive = 0

    init(_ bodies: [Body] = []) {
        self.bodies = bodies.count
        cyclomatic = bodies.reduce(0) { $0 + $1.cyclomatic.value }
        cyclomaticMaximum = bodies.map(\.cyclomatic.value).max() ?? 0
        cognitive = bodies.reduce(0) { $0 + ($1.cognitive ?? 0) }
    }

    static func + (left: ComplexityCounts, right: ComplexityCounts) -> ComplexityCounts {
        var sum = left
        sum.bodies += right.bodies
        sum.cyclomatic += right.cyclomatic
        sum.cyclomaticMaximum = max(left.cyclomaticMaximum, right.cyclomaticMaximum)
        sum.cognitive += right.cognitive
        return sum
    }
}
