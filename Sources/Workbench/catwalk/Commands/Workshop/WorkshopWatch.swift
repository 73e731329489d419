import ArgumentParser
import Foundation
import Show
import Workshop

/// `catwalk workshop watch`: a verdict at each save.
struct WorkshopWatch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Check your work at each save, until q or Ctrl-C.",
        discussion: """
            Keys in the terminal: h shows one more hint, n goes on to the next exercise, l lists all, q ends the watch.

            With --room, the teacher's page shows your name, your exercise, the check that does not hold, for how long, how \
            many hints you took, and how many exercises you have passed. Nothing else of yours leaves your machine, and \
            nothing at all without it.
            """
    )

    @OptionGroup
    var options: WorkshopOptions

    @Option(help: "The address for learners that catwalk show --room printed.")
    var room: String?

    @Option(help: "Your name in the room. (default: what you answer)")
    var name: String?

    func validate() throws {
        if room != nil, name == nil, isatty(STDIN_FILENO) == 0 {
            throw ValidationError("Give your name in the room with --name.")
        }
    }

    func run() async throws {
        try await Interruption.heeding { try await watch() }
    }

    private func watch() async throws {
        var session = try options.session()
        let (words, folder) = (session.words, session.folder.url)
        let member = try room.map { try RoomMember(at: $0, folder: folder, named: name ?? askedName(in: words)) }
        try words.show(session.folder.exercise)
        async let telling: Void? = member?.run { words.say("room-\($0)") }
        try await session.watch(for: TerminalKeys.pressed())
        await telling
    }

    private func askedName(in words: WorkshopWords) -> String {
        words.say("room-name")
        return (readLine() ?? "").trimmingCharacters(in: .whitespaces)
    }
}
