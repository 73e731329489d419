/// How a number comes about, as far as the report can show it.
package enum Derivation: Hashable, Sendable {
    /// Arithmetic that gives the number, such as `36 / 12²`; words in it name what is counted.
    case arithmetic(String)
    /// Where the number is found, or what it is one part of.
    case remark(String)
}

extension Derivation: CustomStringConvertible {
    /// As it goes on after the number.
    package var description: String {
        switch self {
        case .arithmetic(let text): " = \(text)"
        case .remark(let text): ", \(text)"
        }
    }
}
