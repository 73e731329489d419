import ArgumentParser
import Support
import Workshop

/// `catwalk workshop new-exercise`: for whoever makes exercises.
struct WorkshopNewExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-exercise",
        abstract: "Make the files of a new exercise, for you to fill.",
        discussion: """
            The exercise has the checks that you choose, and pages in both languages that say what belongs where. \
            Documentation/exercises.md makes one from first to last.
            """
    )

    @Argument(help: "Its chapter and its name, such as read/names.")
    var id: String

    @Option(parsing: .upToNextOption, help: "What is checked: \(kinds).")
    var checks = ["answers"]

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    private static let kinds = NewExercise.kinds.joined(separator: ", ")

    func validate() throws {
        if let unknown = checks.first(where: { !NewExercise.kinds.contains($0) }) {
            throw ValidationError("“\(unknown)” is no kind of check. Choose from: \(Self.kinds).")
        }
        if Set(checks).count < checks.count { throw ValidationError("Name each kind of check once.") }
    }

    func run() throws {
        let course = try Course.read(from: SubjectFolder.url(of: course))
        let exercise = try NewExercise(id, in: course, checking: checks)
        try exercise.write()
        let terminal = Terminal(isQuiet: false)
        terminal.tell("\(PrintablePath(exercise.folder.path)) is made.")
        terminal.tell("Put its name into its chapter in workshop.yml, and fill the files.")
        terminal.tell("catwalk workshop verify \(exercise.id) says what is missing.")
    }
}
