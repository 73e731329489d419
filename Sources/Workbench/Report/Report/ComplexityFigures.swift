/// How much there is to understand in a set of bodies.
public struct ComplexityFigures: Hashable, Codable, Sendable {
    /// How many bodies there are.
    public let bodies: Int
    /// McCabe's (1976), with `??` counted as a branch.
    public let cyclomatic: Tally
    /// How many of the branches are `??`, which McCabe did not know.
    public let coalescings: Int
    /// Campbell's (SonarSource 2018); a nested function counts in the body it lies in.
    public let cognitive: Tally

    public struct Tally: Hashable, Codable, Sendable {
        public let sum: Int
        /// The complexity of the worst body; 0 without bodies.
        public let maximum: Int

        public init(of values: some Sequence<Int>) {
            sum = values.reduce(0, +)
            maximum = values.max() ?? 0
        }
    }

    public init(of bodies: some Collection<BodyFigures>) {
        self.bodies = bodies.count
        cyclomatic = Tally(of: bodies.map(\.cyclomatic))
        coalescings = bodies.reduce(0) { $0 + $1.coalescings }
        cognitive = Tally(of: bodies.compactMap(\.cognitive))
    }
}
