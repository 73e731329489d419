import Support

/// What one part of a benchmark found: a table for people, and each cost by itself for programs.
public struct BenchmarkResult: Hashable, Sendable {
    public let title: String
    /// The first row has the headings, the first column whose costs they are.
    public let rows: [[String]]
    public let costs: [Cost]

    /// What one player takes of one thing.
    public struct Cost: Hashable, Sendable {
        /// The scenario, or the kind of build; and whose cost it is.
        public let place: String
        public let player: String
        /// What is measured, such as `processor time`.
        public let measure: String
        public let unit: String
        public let value: Double
        /// The ends of its interval; `nil` for what is counted.
        public let bounds: ClosedRange<Double>?
        /// How it changed from another checkout; `nil` if there is none.
        public let change: String?

        public init(
            of player: String,
            in place: String,
            measure: String,
            unit: String,
            value: Double,
            bounds: ClosedRange<Double>? = nil,
            change: String? = nil
        ) {
            self.place = place
            self.player = player
            self.measure = measure
            self.unit = unit
            self.value = value
            self.bounds = bounds
            self.change = change
        }

        /// `nil` without a median; `factor` is how many of the unit the median's unit has.
        public init?(
            of player: String,
            in place: String,
            measure: String,
            unit: String,
            median: MedianInterval?,
            factor: Double = 1
        ) {
            guard let median else { return nil }
            let bounds = factor * median.low...factor * median.high
            let value = factor * median.median
            self.init(of: player, in: place, measure: measure, unit: unit, value: value, bounds: bounds)
        }
    }

    public init(title: String, rows: [[String]], costs: [Cost]) {
        self.title = title
        self.rows = rows
        self.costs = costs
    }

    /// For a terminal.
    public var text: PrintableText { "\(title)\n\(PlainTable(textColumns: 1, rows: rows).text)" }
}
