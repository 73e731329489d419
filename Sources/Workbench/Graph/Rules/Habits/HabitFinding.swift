import Parsing
import Words

/// One place where a habit shows.
public struct HabitFinding: Hashable, Sendable {
    public let habit: Habit
    /// The type or the scene that has it.
    public let name: String
    /// Relative to the subject's root.
    public let file: String
    public let position: SourcePosition
    /// With the figures that it was told by.
    public let explanation: Sentence
}

extension HabitFinding: Comparable {
    public static func < (left: HabitFinding, right: HabitFinding) -> Bool {
        (left.file, left.position, left.habit.rawValue, left.name)
            < (right.file, right.position, right.habit.rawValue, right.name)
    }
}
