import Rules
import Testing

/// A habit in a few lines: code that has it, and twins of that code that have not.
struct HabitExample: Sendable {
    let habit: Habit

    let code: WrittenArchitecture

    /// What is found in the code: the name, the place, the explanation.
    let findings: [String]

    /// By what they do otherwise.
    let twins: [String: WrittenArchitecture]

    static let all = trivialScene + logicInPresenter + hardWiredDependency + bypassedLayer + protocolForTrifle
}

extension HabitExample: CustomTestStringConvertible {
    var testDescription: String { habit.rawValue }
}
