import ArgumentParser
import Words
import Workshop

/// `catwalk workshop list`: all exercises, and where one stands.
struct WorkshopList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "See where you stand.")

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        let words = options.words
        let folder = try options.look()
        let current = try folder.exercise
        for chapter in folder.course.chapters where !chapter.exercises.isEmpty {
            words.show(chapter.title.text(in: words.language))
            for exercise in chapter.exercises {
                let mark = folder.isPassed(exercise) ? "✓" : exercise.id == current.id ? "→" : " "
                let note = exercise.id == current.id ? " (\(words.text("now")))" : ""
                words.show("  \(mark) \(exercise.id)  \(exercise.title.text(in: words.language))\(note)")
            }
        }
        let exercises = folder.course.exercises
        let counts: [String: Words] = [
            "passed": Words(exercises.count(where: folder.isPassed)), "count": Words(exercises.count),
        ]
        words.say("count", counts)
    }
}
