/// What a part of a formula comes to; `nil` if it is not defined for the code at hand.
enum FormulaValue: Hashable, Sendable {
    case number(Double?)
    case truth(Bool?)
    /// Several if they share the first or the last place.
    case architectures(Set<String>?)

    /// A number that is not defined if it was divided by 0, or is too large.
    static func finite(_ number: Double?) -> FormulaValue {
        .number(number.flatMap { $0.isFinite ? $0 : nil })
    }

    /// As an error's text says it.
    var kind: String {
        switch self {
        case .number: "a number"
        case .truth: "a condition"
        case .architectures: "an architecture"
        }
    }
}
