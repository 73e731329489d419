import ArgumentParser
import Foundation
import Show
import Subject
import Support
import Toolchain

/// `catwalk show`: the architectures live in a browser, side by side.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the architectures live in a browser, side by side.",
        discussion: """
            Plays the app in each architecture, and serves a page with a phone for each: one tap goes to all of them, and \
            below each phone stands what its parts said. Save a source, and the page shows the changed app. The address is \
            printed alone on a line. Ctrl-C ends it.

              catwalk show                  opens the page in a browser
              catwalk show --no-open        only prints its address
              catwalk show ../App           of other code
              catwalk show --room           with a page of where learners stand

            What other code must offer: Documentation/stage.md.
            """
    )

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Show this architecture only. May be repeated.")
    var architecture: [String] = []

    @Option(help: "The port to listen on; without it, a free one.")
    var port: UInt16 = 0

    @Option(help: "The IPv4 address to listen on; others than 127.0.0.1 let other machines in.")
    var host = "127.0.0.1"

    @Flag(help: "Learners of a workshop may tell how far they are, which a page shows.")
    var room = false

    @Flag(name: .customLong("no-open"), help: "Do not open a browser.")
    var isNotOpened = false

    func run() async throws {
        try await Interruption.heeding { try await show() }
    }
}

extension ShowCommand {
    private func show() async throws {
        // A player or a page that has gone is an error to be told, and no end.
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let terminal = self.subject.terminal
        let subject = try await Subject.load(from: self.subject.root, environment: environment)
        let show = try await Show(
            of: subject,
            architectures: architecture,
            host: host,
            port: port,
            hasRoom: room,
            environment: environment
        ) { terminal.show($0) }
        terminal.clearProgress()
        show.notices.forEach { terminal.note("catwalk: \($0)") }
        if host != "127.0.0.1" {
            terminal.note(
                "catwalk: Other machines can reach this page. Whoever has the address can tap, and read the sources."
            )
        }
        if let room = show.room {
            terminal.complain("catwalk: The room's page: \(room.page)")
            terminal.complain(
                "catwalk: Learners join it with: catwalk workshop watch --room '\(room.learners)' --name NAME"
            )
        }
        terminal.handOver("\(show.address)\n")
        // Beside the serving: what opens addresses may end only when the page is there, or when the browser is closed.
        async let opening: Void? = isNotOpened ? nil : Self.open(show, in: environment, telling: terminal)
        try await show.run()
        await opening
    }

    /// With the program that opens addresses on this system, if there is one.
    ///
    /// On some Linux systems, `open` opens a console instead.
    private static func open(_ show: Show, in environment: [String: String], telling terminal: Terminal) async {
        var opener = ["xdg-open", "open"].lazy.compactMap { Tool.find($0, in: environment) }.first
        opener?.endsWhatItStarts = false
        if let opener, let result = try? await opener.run([show.handOutOpening()], within: .session),
            result.status == .exited(0)
        {
            return
        }
        if Task.isCancelled { return }
        show.voidOpening()
        terminal.note("catwalk: No browser opened by itself. Open the address above in one.")
    }
}
