import Report

/// Something that a report finds fault with, known by something that outlives its line.
struct Finding: Hashable {
    /// The rule's name, or the habit's.
    let rule: String
    let level: Level
    let file: String
    let line: Int
    let column: Int?
    let explanation: String

    /// Who does what to whom, and a number that counts how often: code may move, and it is the same finding.
    let fingerprint: String

    enum Level: String {
        case error, note
    }

    /// Breaches first, those of shared layers before those of architectures, then habits.
    static func all(of report: Report) -> [Finding] {
        var times: [String: Int] = [:]
        func fingerprint(_ parts: String...) -> String {
            let key = parts.joined(separator: "/")
            times[key, default: 0] += 1
            return "\(key)/\(times[key, default: 1])"
        }
        let breaches =
            report.shared.flatMap { layer in layer.violations.map { (layer.name, $0) } }
            + report.measured.flatMap { architecture in architecture.violations.map { (architecture.name, $0) } }
        let habits = report.measured.flatMap { architecture in architecture.habits.map { (architecture.name, $0) } }
        return breaches.map { module, breach in
            Finding(
                rule: breach.rule,
                level: .error,
                file: breach.file,
                line: breach.line,
                column: breach.column,
                explanation: breach.explanation,
                fingerprint: fingerprint(breach.rule, module, breach.from, breach.to)
            )
        }
            + habits.map { module, habit in
                Finding(
                    rule: habit.habit,
                    level: .note,
                    file: habit.file,
                    line: habit.line,
                    column: nil,
                    explanation: habit.explanation,
                    fingerprint: fingerprint(habit.habit, module, habit.name)
                )
            }
    }
}
