import ArgumentParser
import Workshop

/// `catwalk workshop watch`: a verdict at each save.
struct WorkshopWatch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Check your work at each save, until Ctrl-C."
    )

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try await Interruption.heeding { try await watch() }
    }

    private func watch() async throws {
        var session = try options.session()
        try session.words.show(session.folder.exercise)
        try await session.watch()
    }
}
