import Rules
import Words

/// A place where one of the habits shows that the sources of the patterns call mistakes.
public struct HabitFigures: Hashable, Codable, Sendable {
    /// Its name, by which `catwalk explain` defines it: `logicInPresenter`.
    public let habit: String
    /// The type or the scene that has it.
    public let name: String
    /// Relative to the subject's root.
    public let file: String
    public let line: Int
    /// In English, for programs.
    public let explanation: String
    /// The explanation before a language is chosen; `nil` in a report of an earlier version.
    public let sentence: Sentence?
}

extension HabitFigures {
    public init(_ finding: HabitFinding) {
        self.init(
            habit: finding.habit.rawValue,
            name: finding.name,
            file: finding.file,
            line: finding.position.line,
            explanation: WordTable.standard(finding.explanation).en,
            sentence: finding.explanation
        )
    }

    /// What is to be said in every language, or in English alone if the table does not have the sentence.
    public func words(in table: WordTable) -> Words {
        guard let sentence, table.has(sentence) else { return Words(explanation) }
        return table(sentence)
    }
}
