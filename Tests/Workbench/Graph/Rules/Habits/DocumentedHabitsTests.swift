import Foundation
import Rules
import TestFolder
import Testing
import Words

struct DocumentedHabitsTests {
    private static let page = Repository.url(of: "Documentation/anti-patterns.md")

    @Test(
        "Documentation/anti-patterns.md has every habit, with its definition word for word",
        arguments: Habit.allCases
    )
    func documented(_ habit: Habit) throws {
        let words = try String(contentsOf: Self.page, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        #expect(text.contains("## \(habit.rawValue)"))
        #expect(text.contains(WordTable.standard(habit.definition).en))
    }
}
