/// What a formula says, without the places where it says it.
indirect enum Expression: Hashable, Sendable {
    case number(Double)
    /// The names of a figure, or of an architecture.
    case path([String])
    case negative(Expression)
    case not(Expression)
    case operation(Operation, Expression, Expression)
    case call(Function, [Expression])

    enum Operation: String, Hashable, Sendable, CaseIterable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case equal = "=="
        case unequal = "!="
        case and = "&&"
        case or = "||"
    }

    enum Function: String, Hashable, Sendable, CaseIterable {
        /// Whether each of several figures is above the next one by more than the margin.
        case above
        /// Whether each is below the next one.
        case below
        /// Whether a condition is true of every entry of a list, whose names its paths leave open.
        case every
        /// The architecture with the highest value of a figure that all have.
        case highest
        /// The architecture with the lowest.
        case lowest
        case maximum = "max"
        case median
        case minimum = "min"
        case sum
    }
}
