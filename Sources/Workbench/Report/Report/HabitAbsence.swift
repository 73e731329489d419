/// An anti-pattern that was not looked for in an architecture, and why.
public struct HabitAbsence: Hashable, Codable, Sendable {
    /// Its name, as `catwalk explain` has it.
    public let habit: String
    /// What was missing: `no-scenes`.
    package let reason: Absence

    package init(habit: String, reason: Absence) {
        self.habit = habit
        self.reason = reason
    }
}
