/// A place where one of the habits shows that the sources of the patterns call mistakes.
public struct HabitFigures: Hashable, Codable, Sendable {
    /// Its name, by which `catwalk explain` defines it: `logicInPresenter`.
    public let habit: String

    /// The type or the scene that has it.
    public let name: String

    /// Relative to the subject's root.
    public let file: String

    public let line: Int

    public let explanation: String

    public init(habit: String, name: String, file: String, line: Int, explanation: String) {
        self.habit = habit
        self.name = name
        self.file = file
        self.line = line
        self.explanation = explanation
    }
}
