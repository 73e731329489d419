import ArgumentParser
import Words
import Workshop

/// `catwalk workshop hint`: the next hint.
struct WorkshopHint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint",
        abstract: "See the first hint again, or with --more the next one."
    )

    @OptionGroup
    var options: WorkshopOptions

    @Flag(help: "One more hint than you have seen so far.")
    var more = false

    func run() async throws {
        try await Interruption.heeding { try await showHint() }
    }

    private func showHint() async throws {
        var folder = try await options.folder()
        try options.words.showHint(in: &folder, more: more)
    }
}

extension WorkshopWords {
    /// Shows the latest hint again, or one more.
    func showHint(in folder: inout LearnersFolder, more: Bool) throws {
        let number = more || folder.hintsTaken == 0 ? try folder.takeHint() : folder.hintsTaken
        let exercise = try folder.exercise
        say("hint", ["number": Words(number), "count": Words(Exercise.hints)])
        show(try exercise.hint(number, in: language))
    }
}
