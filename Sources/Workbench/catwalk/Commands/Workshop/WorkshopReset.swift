import ArgumentParser
import Words
import Workshop

/// `catwalk workshop reset`: the files as they were when the exercise began.
struct WorkshopReset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Make all files what they were when the exercise began; yours are kept in a commit."
    )

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try await Interruption.heeding { try await reset() }
    }

    private func reset() async throws {
        var folder = try await options.folder()
        let commit = try await folder.reset()
        options.words.say("kept", ["commit": Words(String(commit.description.prefix(10)))])
    }
}
