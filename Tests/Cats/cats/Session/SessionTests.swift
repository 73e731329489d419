import CatsArchitectures
import CatsModel
import Foundation
import Testing

@testable import cats

@Suite("A session", .timeLimit(.minutes(5)))
@MainActor
struct SessionTests {
    private let question = PermissionQuestion()
    private let library: AskingLibrary

    init() {
        library = AskingLibrary(ask: question.ask)
    }

    @Test("saves the filtered photo when the user allows it", arguments: Architecture.all)
    func saves(architecture: Architecture) async {
        let session = await play(["load", "edit", "filter 2", "save", "allow", "ok", "quit"], in: architecture)
        #expect(session.succeeded)
        #expect(library.saved.map(\.picture.mediaType) == [.svg])
        #expect(session.answer(to: "save").hasSuffix("\(PermissionQuestion.text)\n"))
        #expect(session.answer(to: "allow").contains("│ Photo saved. │"))
        #expect(session.answer(to: "ok").hasPrefix("── LoadCat "))
    }

    @Test("saves nothing when the user does not allow it")
    func denies() async {
        let session = await play(["load", "edit", "save", "deny", "ok"])
        #expect(session.succeeded)
        #expect(library.saved.isEmpty)
        #expect(session.answer(to: "deny").contains("│ Saving was not allowed. │"))
        #expect(session.answer(to: "ok").hasPrefix("── EditCat "))
    }

    @Test("takes the end of its commands for a no, and says so")
    func endsUnanswered() async {
        let session = await play(["load", "edit", "save"])
        #expect(!session.succeeded)
        #expect(session.text.contains(CommandError.unanswered.localizedDescription))
        #expect(session.text.contains("│ Saving was not allowed. │"))
    }

    @Test("lets the question be answered first", arguments: ["ok", "filter 1"])
    func insistsOnAnswers(command: String) async {
        let session = await play(["load", "edit", "save", command, "allow"])
        #expect(!session.succeeded)
        #expect(session.answer(to: command) == "\(CommandError.questionOpen.localizedDescription)\n")
        #expect(library.saved.count == 1)
    }

    @Test("asks still when the editor was closed")
    func asksAfterClosing() async {
        let session = await play(["load", "edit", "save", "close", "allow"])
        #expect(session.succeeded)
        #expect(library.saved == [ReadyProvider.photo])
        #expect(!session.answer(to: "allow").contains("│"))
    }

    @Test("does not end before a save that outlives its editor")
    func waitsForSaves() async {
        let (closing, closer) = AsyncStream.makeStream(of: Void.self)
        let library = AskingLibrary {
            for await _ in closing { break }
            // Time enough for a session that would not wait to end first; one that waits is right however long it is.
            for _ in 0..<200 { await SessionTests.turnOfMainQueue() }
            return true
        }
        _ = await PlayedSession(["load", "edit", "save", "close", "quit"], library: library) { text in
            if text.contains("> close") { closer.yield() }
        }
        #expect(library.saved == [ReadyProvider.photo])
    }

    @Test("cancels at once", arguments: Architecture.all)
    func cancels(architecture: Architecture) async {
        let session = await play(["load", "cancel", "quit"], in: architecture, provider: EndlessProvider())
        #expect(session.succeeded)
        #expect(session.answer(to: "cancel").contains("Title     Cancelled\n"))
    }

    @Test(
        "says why a command was not carried out, and goes on",
        arguments: [
            ("edit", "'edit' is off and cannot be tapped: wait until it is on."),
            ("ok", "'ok' has nothing to tap on LoadCat: look at what the screen shows."),
            ("filter 1", "'filter 1' has nothing to tap on LoadCat: look at what the screen shows."),
            ("allow", "Nothing was asked: 'allow' and 'deny' answer the photo library when it asks."),
            ("filter", "'filter' needs one number or name of a filter, as in 'filter 3' or 'filter sepia'."),
        ]
    )
    func complains(command: String, reason: String) async {
        let session = await play([command, "load"])
        #expect(!session.succeeded)
        #expect(session.answer(to: command) == "\(reason)\n")
        #expect(session.answer(to: "load").contains("Photo     PNG 3×2, 3 bytes\n"))
    }

    @Test("taps filters by number and by name", arguments: ["filter 3", "filter invert", "FILTER Invert"])
    func filters(command: String) async {
        let session = await play(["load", "edit", command])
        #expect(session.succeeded)
        #expect(session.answer(to: command).contains("[*3 Invert ]"))
    }

    @Test("knows which filters there are", arguments: ["0", "10", "sephia", "-9223372036854775808"])
    func knowsFilters(filter: String) async {
        let session = await play(["load", "edit", "filter \(filter)"])
        #expect(!session.succeeded)
        #expect(session.text.contains("There is no filter '\(filter)': say a number from 1 to 9, or a name: Mono, "))
    }

    @Test("helps, passes over blank lines, and carries out nothing after 'quit'")
    func helps() async {
        let session = await play(["help", "", "  ", "quit", "load"])
        #expect(session.succeeded)
        #expect(session.answer(to: "help") == Help.lines.joined(separator: "\n"))
        #expect(session.text.hasSuffix("> quit\n"))
    }

    @Test("shows each frame once, from the first one on")
    func showsFrames() async {
        let session = await play([])
        #expect(
            session.text == """
                [ on ]  ( off )  [* selected ]

                ── LoadCat ─────────────────────────────────────────────────────────────────────
                Title     none
                Photo     none
                Activity  off
                Buttons   [ Load ]  ( Cancel )  ( Edit )


                """
        )
    }
}

extension SessionTests {
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    private func play(
        _ commands: [String],
        in architecture: Architecture = .all[0],
        provider: any CatProvider = ReadyProvider()
    ) async -> PlayedSession {
        await PlayedSession(commands, in: architecture, provider: provider, library: library, question: question)
    }
}
