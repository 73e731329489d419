import ArgumentParser
import Words
import Workshop

/// `catwalk workshop list`: all exercises, and where one stands.
struct WorkshopList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "See where you stand.")

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try options.words.list(options.look())
    }
}

extension WorkshopWords {
    /// Shows all exercises, and where the learner stands.
    func list(_ folder: LearnersFolder) throws {
        let current = try folder.exercise
        for chapter in folder.course.chapters where !chapter.exercises.isEmpty {
            show(chapter.title.text(in: language))
            for exercise in chapter.exercises {
                let mark = folder.isPassed(exercise) ? "✓" : exercise.id == current.id ? "→" : " "
                let note = exercise.id == current.id ? " (\(text("now")))" : ""
                show("  \(mark) \(exercise.id)  \(exercise.title.text(in: language))\(note)")
            }
        }
        let exercises = folder.course.exercises
        let counts: [String: Words] = [
            "passed": Words(exercises.count(where: folder.isPassed)), "count": Words(exercises.count),
        ]
        say("count", counts)
    }
}
