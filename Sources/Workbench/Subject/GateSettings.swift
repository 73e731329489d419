/// What the gate lets pass: how far figures may move, and what they must keep to whatever they were.
public struct GateSettings: Hashable, Sendable {
    /// In the order in which they are tried; the first whose pattern fits holds.
    public internal(set) var tolerances: [Tolerance] = []
    /// The figures that may not move at all, unless a tolerance fits them.
    public internal(set) var exact: [Exactness] = []
    public internal(set) var budgets: [Budget] = []

    /// How far the figures may move that a pattern fits.
    public struct Tolerance: Hashable, Sendable {
        public let pattern: String
        /// By how much; `nil` if only a share is given.
        public let absolute: Double?
        /// By which share of the accepted figure, 0.05 for 5 %; `nil` if only a number is given.
        public let relative: Double?
        /// Where it is written.
        public let place: ConfigurationPlace
    }

    /// Figures that may not move.
    public struct Exactness: Hashable, Sendable {
        public let pattern: String
        /// Where it is written.
        public let place: ConfigurationPlace
    }

    /// Whether any figure is held against an accepted one.
    public var holdsFigures: Bool { !tolerances.isEmpty || !exact.isEmpty }

    /// Whether it lets pass the same as another one, wherever each of the two is written.
    public func isSame(as other: GateSettings) -> Bool {
        Set(exact.map(\.pattern)) == Set(other.exact.map(\.pattern))
            && Set(budgets.map(\.condition)) == Set(other.budgets.map(\.condition))
            // The first that fits holds, so their order counts.
            && tolerances.elementsEqual(other.tolerances) {
                ($0.pattern, $0.absolute, $0.relative) == ($1.pattern, $1.absolute, $1.relative)
            }
    }

    /// A condition on figures that has to hold.
    public struct Budget: Hashable, Sendable {
        /// A formula: `VIPER.lines.code <= 900`.
        public let condition: String
        /// Where it is written.
        public let place: ConfigurationPlace
    }
}
