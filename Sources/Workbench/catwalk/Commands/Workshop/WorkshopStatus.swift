import ArgumentParser
import Foundation
import Support
import Words
import Workshop

/// `catwalk workshop status`: where several learners stand.
struct WorkshopStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "See where several learners stand, and what stops them.",
        discussion: """
            Reads the progress in each folder. A learner who has been on an exercise for five minutes or longer, with a check \
            that does not hold, is marked with !.
            """
    )

    @Argument(help: "The learners' folders.", completion: .directory)
    var folders: [String]

    @Option(help: "The language, en or zh. (default: the terminal's)")
    var language: Language?

    func run() async throws {
        let words = WorkshopWords(language: language ?? Language(of: ProcessInfo.processInfo.environment))
        let terminal = Terminal(isQuiet: false)
        let now = Int(Date().timeIntervalSince1970)
        var stops: [String: Int] = [:]
        var problems: [String] = []
        for folder in folders {
            do {
                try SubjectFolder.expectPath(folder)
                let standing = try Standing(of: SubjectFolder.url(of: folder), now: now)
                if let stop = standing.stop { stops[stop, default: 0] += 1 }
                let values: [String: Words] = [
                    "mark": standing.isStuck ? "!" : " ", "name": Words("\(PrintablePath(standing.name))"),
                    "exercise": Words("\(PrintablePath(standing.stop ?? standing.exercise))"),
                    "passed": Words(standing.passed),
                    "minutes": Words(standing.minutes),
                ]
                words.say("standing", values)
            } catch {
                problems.append("\(error)")
            }
        }
        if let (stop, count) = stops.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count > 1 {
            words.say("stops-most", ["check": Words(stop), "count": Words(count)])
        }
        try terminal.complain(of: problems)
    }
}
