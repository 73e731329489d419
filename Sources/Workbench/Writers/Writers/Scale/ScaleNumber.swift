import Foundation
import Report

/// How the numbers of a measurement of growth look where people read them; the JSON form has them unrounded.
package enum ScaleNumber {
    static func text(_ value: Double?, _ unit: ScaleMeasure.Unit) -> String {
        guard let value else { return NumberText.missing }
        let number = value / size(of: unit)
        return switch unit {
        case .count: String(format: number == number.rounded() ? "%.0f" : "%.1f", number)
        case .seconds: String(format: number < 1 ? "%.3f s" : "%.2f s", number)
        case .bytes: String(format: number < 100 ? "%.1f KiB" : "%.0f KiB", number)
        case .share: NumberText.share(value)
        }
    }

    /// How much of a figure is shown as one: a hundredth of a share is 1 %.
    package static func size(of unit: ScaleMeasure.Unit) -> Double {
        switch unit {
        case .count, .seconds: 1
        case .bytes: 1024
        case .share: 0.01
        }
    }

    /// A round number at an axis, in the unit that is shown, as short as can be.
    package static func axis(_ number: Double, _ unit: ScaleMeasure.Unit) -> String {
        let sign =
            switch unit {
            case .count: ""
            case .seconds: " s"
            case .bytes: " KiB"
            case .share: " %"
            }
        return String(format: "%g", number) + sign
    }

    /// The exponent, and how far its interval of 95 % reaches to either side.
    static func exponent(of law: PowerLaw?) -> String {
        guard let law else { return NumberText.missing }
        let exponent = decimals(law.exponent)
        guard let interval = law.interval else { return exponent }
        return "\(exponent) ± \(decimals((interval.upper - interval.lower) / 2))"
    }

    static func rSquared(of law: PowerLaw?) -> String {
        law?.rSquared.map(decimals) ?? NumberText.missing
    }

    private static func decimals(_ value: Double) -> String {
        // Rounded first, so that nothing is a nothing below nothing.
        String(format: "%.3f", (value * 1000).rounded() / 1000 + 0).replacing("-", with: "−")
    }
}
