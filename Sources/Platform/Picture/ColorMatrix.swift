/// A linear map of colours in sRGB: 4 rows (red, green, blue, alpha) of 5 factors, as SVG's `feColorMatrix` takes it.
///
/// Each row gives one output channel as a weighted sum of the input's red, green, blue and alpha, all from 0 to 1,
/// plus a constant.
public struct ColorMatrix: Hashable, Sendable {
    public let red: [Double]
    public let green: [Double]
    public let blue: [Double]
    public let alpha: [Double]

    /// Takes one row of 5 factors for each channel; alpha stays as it is unless its row says otherwise.
    public init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
        precondition(
            [red, green, blue, alpha].allSatisfy { $0.count == 5 },
            "A colour matrix has 4 rows of 5 factors: one for each of red, green, blue and alpha, and a constant."
        )
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// All 20 factors, row after row.
    public var values: [Double] { red + green + blue + alpha }
}
