import ArgumentParser
import Foundation
import Pipeline
import Report
import Stage
import Subject
import Support
import Writers

/// `catwalk play`: a scenario step by step, with what shows and what the parts say to each other.
struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a scenario step by step, with what shows and what the parts say.",
        discussion: """
            Prints each step of the scenario: what happens, the frames that follow, and the calls between the parts. The \
            beginning of a scenario's name will do.

              catwalk play 'Load Cat opens empty' -a MVP
              catwalk play 'Load Cat opens empty'           in all architectures

            The subject says in its .catwalk.yml which module plays scenarios: Documentation/stage.md.
            """
    )

    @Argument(help: "The name of a scenario, or what only one name begins with.")
    var scenario: String

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Play this architecture only. May be repeated.")
    var architecture: [String] = []

    func run() async throws {
        try await Interruption.heeding { try await play() }
    }
}

extension PlayCommand {
    private func play() async throws {
        let environment = ProcessInfo.processInfo.environment
        let terminal = subject.terminal
        let cast = try await Cast.build(
            for: try await Subject.load(from: subject.root, environment: environment),
            architectures: architecture,
            environment: environment
        ) { terminal.show($0) }
        terminal.clearProgress()
        var isAsTold = true
        for player in cast.players {
            let played = try await player.play(scenario)
            await player.stop()
            terminal.print(PlayedScenarioWriter.text(for: played) + "\n")
            if played.failure != nil { isAsTold = false }
        }
        cast.notices.forEach { terminal.note("catwalk: \($0)") }
        if !isAsTold { throw ExitCode(ExitStatus.subjectFailed) }
    }
}
