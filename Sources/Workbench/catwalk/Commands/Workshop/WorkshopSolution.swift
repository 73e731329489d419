import ArgumentParser
import Words
import Workshop

/// `catwalk workshop solution`: a solution and why it is one.
struct WorkshopSolution: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solution",
        abstract: "See a solution with a commentary: after passing, or if you ask twice."
    )

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try await Interruption.heeding { try await showSolution() }
    }

    private func showSolution() async throws {
        let words = options.words
        var folder = try await options.folder()
        let exercise = try folder.exercise
        guard try folder.asksForSolution() else {
            words.say("ask-again", ["exercise": Words(exercise.id)])
            throw ExitCode(ExitStatus.subjectFailed)
        }
        words.show(try exercise.text(of: .solution, in: words.language))
        words.show(try exercise.solutionPatch())
    }
}
