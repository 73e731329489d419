import Rules
import Words

extension Violation {
    /// The explanation in English.
    var explained: String { WordTable.standard(explanation).en }
}

extension HabitFinding {
    /// The explanation in English.
    var explained: String { WordTable.standard(explanation).en }
}
