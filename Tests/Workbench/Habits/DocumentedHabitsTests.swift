import Foundation
import Habits
import Testing

struct DocumentedHabitsTests {
    /// The page, found from where this file stands.
    private static let page = URL(filePath: #filePath).resolvingSymlinksInPath()
        .appending(path: "../../../../Documentation/habits.md").standardized

    @Test("Documentation/habits.md has every habit, with its definition word for word", arguments: Habit.allCases)
    func documented(_ habit: Habit) throws {
        let words = try String(contentsOf: Self.page, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        #expect(text.contains("## \(habit.rawValue)"))
        #expect(text.contains(habit.definition))
    }
}
