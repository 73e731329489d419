import ArgumentParser
import Workshop

/// `catwalk workshop check`: the checks of the exercise, once.
struct WorkshopCheck: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Check your work once.")

    @OptionGroup
    var options: WorkshopOptions

    func run() async throws {
        try await Interruption.heeding { try await check() }
    }

    private func check() async throws {
        var session = try options.session()
        let verdict = try await session.check()
        try await session.say(verdict)
        if !verdict.isPassed { throw ExitCode(ExitStatus.subjectFailed) }
    }
}
