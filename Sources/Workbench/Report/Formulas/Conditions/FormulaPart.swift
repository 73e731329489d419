/// What a part of a formula is.
enum FormulaPart: Hashable, Sendable {
    case number(Term)
    case condition(Condition)
    case architecture(String)
    /// The architectures that have a place.
    case place(Ranking)

    /// As an error's text says it.
    var kind: String {
        switch self {
        case .number: "a number"
        case .condition: "a condition"
        case .architecture, .place: "an architecture"
        }
    }
}
