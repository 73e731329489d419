import Foundation

/// The power law y = factor · nᵉˣᵖᵒⁿᵉⁿᵗ that fits values best: least squares of log y on log n.
public struct PowerLaw: Hashable, Codable, Sendable {
    public let factor: Double
    public let exponent: Double
    /// Of the exponent; `nil` with only two values, through which a line always goes.
    public let standardError: Double?
    /// The share of the spread of log y that the law accounts for; `nil` if there is no spread.
    public let rSquared: Double?
    /// The exponent's interval of 95 % confidence, by Student's t; `nil` without a standard error.
    public let interval: Interval?

    public struct Interval: Hashable, Codable, Sendable {
        public let lower: Double
        public let upper: Double

        public init(lower: Double, upper: Double) {
            self.lower = lower
            self.upper = upper
        }
    }

    /// What 95 % of Student's distribution with 1, 2, 3 … degrees of freedom lie within.
    private static let quantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447]

    /// `nil` without values at two different n, or with one that has no logarithm.
    public init?(fitting values: [(n: Int, y: Double)]) {
        guard values.allSatisfy({ $0.n > 0 && $0.y > 0 }), Set(values.map(\.n)).count > 1 else { return nil }
        let xs = values.map { log(Double($0.n)) }
        let ys = values.map { log($0.y) }
        let count = Double(values.count)
        let meanX = xs.reduce(0, +) / count
        let meanY = ys.reduce(0, +) / count
        let spreadX = xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
        let spreadY = ys.reduce(0) { $0 + ($1 - meanY) * ($1 - meanY) }
        let slope = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spreadX
        let rest = zip(xs, ys).reduce(0) { sum, point in
            let distance = point.1 - meanY - slope * (point.0 - meanX)
            return sum + distance * distance
        }
        exponent = slope
        factor = exp(meanY - slope * meanX)
        rSquared = spreadY == 0 ? nil : 1 - rest / spreadY
        let freedom = values.count - 2
        if freedom > 0 {
            let error = (rest / Double(freedom) / spreadX).squareRoot()
            let width = error * Self.quantiles[min(freedom, Self.quantiles.count) - 1]
            standardError = error
            interval = Interval(lower: slope - width, upper: slope + width)
        } else {
            standardError = nil
            interval = nil
        }
    }
}
