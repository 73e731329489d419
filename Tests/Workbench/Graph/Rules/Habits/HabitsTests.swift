import Rules
import Testing

struct HabitsTests {
    @Test("Code with a habit is found, with its place and the figures counted by hand", arguments: HabitExample.all)
    func found(_ example: HabitExample) async throws {
        let findings = try await example.code.findings().filter { $0.habit == example.habit }
        let texts = findings.map { "\($0.name) \($0.file):\($0.position.line):\($0.position.column) \($0.explained)" }
        #expect(texts == example.findings)
    }

    @Test("The same code without the habit is not found", arguments: HabitExample.all)
    func clean(_ example: HabitExample) async throws {
        for (difference, twin) in example.twins {
            let findings = try await twin.findings().filter { $0.habit == example.habit }
            #expect(findings.map(\.explained) == [], "\(difference)")
        }
    }

    @Test("Each habit has an example and a twin", arguments: Habit.allCases)
    func complete(_ habit: Habit) {
        #expect(HabitExample.all.contains { $0.habit == habit && !$0.twins.isEmpty })
    }
}
