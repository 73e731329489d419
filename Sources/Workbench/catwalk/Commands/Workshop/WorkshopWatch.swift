import ArgumentParser
import Foundation
import Show
import Workshop

/// `catwalk workshop watch`: a verdict at each save.
struct WorkshopWatch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Check your work at each save, until Ctrl-C.",
        discussion: """
            With --room, the teacher's page shows your name, your exercise, the check that does not hold, for how long, and \
            how many exercises you have passed. Nothing else of yours leaves your machine, and nothing at all without it.
            """
    )

    @OptionGroup
    var options: WorkshopOptions

    @Option(help: "The address for learners that catwalk show --room printed.")
    var room: String?

    @Option(help: "Your name in the room. (default: the folder's)")
    var name: String?

    func run() async throws {
        try await Interruption.heeding { try await watch() }
    }

    private func watch() async throws {
        var session = try options.session()
        let (words, folder) = (session.words, session.folder.url)
        let member = try room.map { try RoomMember(at: $0, folder: folder, named: name ?? folder.lastPathComponent) }
        try words.show(session.folder.exercise)
        async let telling: Void? = member?.run { words.say("room-\($0)") }
        try await session.watch()
        await telling
    }
}
