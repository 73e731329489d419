import Foundation
import Support

/// How numbers look where people read them; the JSON form has them unrounded.
package enum NumberText {
    package static let missing = "–"

    package static func value(_ value: Double?, _ format: Unit.Format) -> String {
        guard let value else { return missing }
        return switch format {
        case .count: String(format: "%.0f", value)
        case .decimal: String(format: "%.2f", value)
        case .measured: String(format: abs(value) < tenth ? "%.2f" : "%.0f", rounded(measured: value))
        case .share: share(value)
        }
    }

    /// What is shown as ten or more.
    private static let tenth = 9.995

    /// A number that is measured, as its text has it: the first three digits, or a whole number, and of one below ten two
    /// behind the point.
    package static func rounded(measured value: Double) -> Double {
        let size = abs(value)
        let step = size < tenth ? 0.01 : max(1, pow(10, log10(size).rounded(.down) - 2))
        return (value / step).rounded() * step
    }

    /// One that two digits would show as 1 has a third.
    package static func ratio(_ ratio: Double) -> String {
        let isCloseToOne = ratio != 1 && abs(ratio - 1) < 0.005
        return "×" + String(format: isCloseToOne ? "%.3f" : ratio < 9.995 ? "%.2f" : "%.1f", ratio)
    }

    /// Between which bounds a ratio lies, with a digit more than the ratio, because bounds are often close to 1.
    package static func ratioBounds(_ interval: MedianInterval) -> String {
        String(format: "%.3f–%.3f", interval.low, interval.high)
    }

    /// Rounded towards the middle at both ends, so that only all is 100 % and only nothing is 0 %.
    package static func share(_ share: Double?) -> String {
        guard let share else { return missing }
        return String(format: "%.1f %%", rounded(share: share) * 100)
    }

    /// A share as its text has it.
    package static func rounded(share: Double) -> Double {
        let thousandths = (share * 1000).rounded()
        return (share < 1 ? (share > 0 ? min(max(thousandths, 1), 999) : 0) : 1000) / 1000
    }
}
