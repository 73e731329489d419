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

            With --room, the teacher's page shows your name, your exercise and whether it is passed, the check that does \
            not hold, for how long, how many hints you took, and how many exercises you have passed. Nothing else of yours \
            leaves your machine, and nothing at all without it.
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
        _ = try options.look()
        // Asked before interrupts are heeded, which do not end the reading of a line.
        let name = try room == nil ? nil : name ?? askedName()
        try await Interruption.heeding { try await watch(as: name) }
    }

    private func watch(as name: String?) async throws {
        var session = try options.session()
        let (words, folder) = (session.words, session.folder.url)
        let member = try room.flatMap { room in try name.map { try RoomMember(at: room, folder: folder, named: $0) } }
        try words.show(session.folder.exercise)
        async let telling: Void? = member?.run { words.say("room-\($0)") }
        try await session.watch(for: TerminalKeys.pressed())
        await telling
    }

    private func askedName() throws -> String {
        while true {
            options.words.say("room-name")
            guard let line = readLine() else { throw ValidationError("Give your name in the room with --name.") }
            let name = line.trimmingCharacters(in: .whitespaces)
            if !name.isEmpty { return name }
        }
    }
}
