import ArgumentParser
import Support
import Workshop

/// `catwalk workshop new-exercise`: for whoever makes exercises.
struct WorkshopNewExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-exercise",
        abstract: "Make the files of a new exercise, for you to fill.",
        discussion: """
            The exercise has one question, and pages in both languages that say what belongs where. Documentation/exercises.md \
            makes one from first to last.
            """
    )

    @Argument(help: "Its chapter and its name, such as read/names.")
    var id: String

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    func run() throws {
        let course = try Course.read(from: SubjectFolder.url(of: course))
        let exercise = try NewExercise(id, in: course)
        try exercise.write()
        let terminal = Terminal(isQuiet: false)
        terminal.tell("\(PrintablePath(exercise.folder.path)) is made.")
        terminal.tell("Put its name into its chapter in workshop.yml, and fill the files.")
        terminal.tell("catwalk workshop verify \(exercise.id) says what is missing.")
    }
}
