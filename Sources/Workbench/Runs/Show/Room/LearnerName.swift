import Foundation
import Support

/// A learner's name as people see it: names that look the same are one.
///
/// Letters of several scripts that look alike are not told apart.
struct LearnerName: Hashable, Sendable {
    private let seen: String

    static let rule = "A name is words with one space between them, and has no characters that nobody sees."

    /// `nil` if something of the text can't be seen.
    init?(_ text: String) {
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar == " " {
                guard previous != " " else { return nil }
            } else {
                guard !Self.isUnseen(scalar), previous != " " || !Self.isMark(scalar) else { return nil }
            }
            previous = scalar
        }
        guard previous != " " else { return nil }
        // Upper case makes ß SS. ẞ is upper case already, so it becomes ß first.
        seen = Self.drawn(
            text.precomposedStringWithCompatibilityMapping.lowercased().uppercased().lowercased()
                .precomposedStringWithCompatibilityMapping
        )
    }

    /// With one sign for all hyphens and dashes, one for all apostrophes, and no second dot on an i.
    private static func drawn(_ text: String) -> String {
        var drawn = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\u{307}", drawn.last?.properties.isSoftDotted == true { continue }
            let isDash = scalar.properties.generalCategory == .dashPunctuation
            drawn.append(isDash ? "-" : apostrophes.contains(scalar) ? "'" : scalar)
        }
        return String(drawn)
    }

    private static let apostrophes: Set<Unicode.Scalar> = ["\u{2BC}", "\u{2018}", "\u{2019}"]

    /// Signs that fonts leave blank, and that Unicode does not say this of.
    private static let blanks: Set<Unicode.Scalar> = ["\u{2800}", "\u{FFFC}", "\u{13441}", "\u{13442}", "\u{1D159}"]

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return scalar.isInvisible || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .unassigned || blanks.contains(scalar)
    }

    /// Whether it is drawn on the letter before it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
